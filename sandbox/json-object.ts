/** What the sandbox holds and answers with: the proto3 JSON form of the API, in which 64-bit integers and amounts are strings. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type JsonObject = Record<string, Json>;
