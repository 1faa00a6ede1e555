/** Names of things that records carry in English; another language puts its own here, by the English. */
export const nameTexts = {} as Record<string, string>
