/** By rule key: what a finding of that rule means, in Spanish, without the particulars of a case. */
export const explanations: Readonly<Record<string, string>> = {}
