import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

// `npm run dev` talks to a server started by `longroll serve` on its usual port.
const server = process.env["LONGROLL_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: "../src/longroll/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  server: {
    proxy: { "/api": { target: server, ws: true } },
    fs: { allow: [".."] },
  },
});
