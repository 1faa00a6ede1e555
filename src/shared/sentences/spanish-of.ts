/** What Spanish must say of the sentences of an English file: every key, naming the same things. */
export type SpanishOf<English> = {
  readonly [K in keyof English]: English[K] extends (...given: infer A) => string
    ? (...given: A) => string
    : string
}
