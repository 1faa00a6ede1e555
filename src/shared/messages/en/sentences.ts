/** Sentences of form checks and refusals are written in English where they are made; another language puts its own here. */
export const sentenceTexts = {} as Record<string, string>
