import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

// Apart from vite.config.ts, so that the page can be built without vitest.
export default defineConfig({
  plugins: [react()],
  test: { environment: "jsdom", include: ["tests/**/*.test.{ts,tsx}"] },
});
