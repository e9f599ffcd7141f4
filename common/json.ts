/** Any JSON value. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** A JSON object, such as a message in the proto3 JSON form of the API, in which 64-bit integers and amounts are strings. */
export type JsonObject = Record<string, Json>;
