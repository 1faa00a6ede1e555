/**
 * How the items of a dispute letter are set. 'paragraphs': numbered, in sentences, as a careful person writes. 'table': the same
 * facts, requests and law beside labels.
 */
export const letterLayouts = ['paragraphs', 'table'] as const
export type LetterLayout = (typeof letterLayouts)[number]

/**
 * Of a case that begins now. A letter in sentences reads as its writer's own; one that looks like a form may be taken for one that a
 * company supplied, which a furnisher need not answer (12 CFR 1022.43(b)(2)).
 */
export const usualLayout: LetterLayout = 'paragraphs'
