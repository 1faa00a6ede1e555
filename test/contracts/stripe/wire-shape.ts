/** What a value on the wire may be. A field whose name ends in `?` may be left out; of an answer: unless it is expanded. */
export type Shape =
  | 'string'
  | 'number'
  | 'boolean'
  | 'null'
  /** Texts by names of our own. */
  | 'metadata'
  /** An object that this product neither sends nor reads. */
  | 'object'
  /** Not recorded. */
  | 'any'
  | { oneOf: string[] }
  | { anyOf: Shape[] }
  | { array: Shape }
  /** A list object: `object`, `data`, `has_more`, `url`. */
  | { list: Shape }
  /** An object with an id of its own; see `StripeWire.objects`. */
  | { ref: string }
  | { fields: Record<string, Shape> }

/** The recorded contract: scripts/record-stripe-wire.ts writes it. Calls are named 'POST /v1/refunds'. */
export interface StripeWire {
  /** Of the header Stripe-Version. */
  apiVersion: string
  requests: Record<string, Shape>
  answers: Record<string, Shape>
  objects: Record<string, Shape>
}
