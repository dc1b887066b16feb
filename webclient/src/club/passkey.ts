/** Passkeys: conversion between the club's JSON and the browser's WebAuthn API. */

import type { Club } from "./api";

type Json = Record<string, unknown>;

interface Speaks {
  parseRequestOptionsFromJSON?: (json: unknown) => PublicKeyCredentialRequestOptions;
  parseCreationOptionsFromJSON?: (json: unknown) => PublicKeyCredentialCreationOptions;
}

/** Whether this browser supports passkeys. */
export const knowsPasskeys = (): boolean => "PublicKeyCredential" in globalThis && "credentials" in navigator;

export function bytesOf(text: string): ArrayBuffer {
  const plain = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0)).buffer;
}

export function textOf(bytes: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(plain).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

const speaks = () => globalThis.PublicKeyCredential as unknown as Speaks;
const known = (list: unknown) => ((list ?? []) as { id: string; type: "public-key" }[]).map((one) => ({ ...one, id: bytesOf(one.id) }));

/** The options for signing; browsers before 2025 do not parse the JSON themselves. */
export function toSign(told: unknown): PublicKeyCredentialRequestOptions {
  const read = speaks().parseRequestOptionsFromJSON;
  if (read) return read.call(speaks(), told);
  const json = told as Json;
  return { ...json, challenge: bytesOf(String(json["challenge"])), allowCredentials: known(json["allowCredentials"]) } as PublicKeyCredentialRequestOptions;
}

/** The options for making a passkey. */
export function toMake(told: unknown): PublicKeyCredentialCreationOptions {
  const read = speaks().parseCreationOptionsFromJSON;
  if (read) return read.call(speaks(), told);
  const json = told as Json;
  const user = json["user"] as Json;
  return {
    ...json,
    challenge: bytesOf(String(json["challenge"])),
    user: { ...user, id: bytesOf(String(user["id"])) },
    excludeCredentials: known(json["excludeCredentials"]),
  } as unknown as PublicKeyCredentialCreationOptions;
}

/** What the browser has made or signed, as JSON. */
export function told(credential: PublicKeyCredential): unknown {
  if (typeof credential.toJSON === "function") return credential.toJSON() as unknown;
  const response = credential.response as unknown as Record<string, ArrayBuffer | null | undefined>;
  const parts = ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"] as const;
  const said = parts.flatMap((part) => (response[part] ? [[part, textOf(response[part])]] : []));
  return { id: credential.id, rawId: textOf(credential.rawId), type: credential.type, clientExtensionResults: credential.getClientExtensionResults(), response: Object.fromEntries(said) };
}

/** Sign in with a passkey that the reader chooses; false if he chose none. */
export async function signIn(club: Club): Promise<boolean> {
  const options = toSign(await club.beginSigning());
  const signed = await navigator.credentials.get({ publicKey: options }).catch(refused);
  if (signed === null) return false;
  await club.enterByPasskey(told(signed as PublicKeyCredential));
  return true;
}

/** Make a passkey in this browser; false if the reader cancelled. */
export async function makePasskey(club: Club, name: string): Promise<boolean> {
  const options = toMake(await club.beginPasskey());
  const made = await navigator.credentials.create({ publicKey: options }).catch(refused);
  if (made === null) return false;
  await club.addPasskey(told(made as PublicKeyCredential), name);
  return true;
}

/** Cancelling the browser's dialog is not an error. */
function refused(error: unknown): null {
  if (error instanceof DOMException && ["NotAllowedError", "AbortError", "InvalidStateError"].includes(error.name)) return null;
  throw error;
}
