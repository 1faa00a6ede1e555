import type { PaperKind } from './paper-kind.ts'

/**
 * Why a paper does not open. `locked`: with a password; `incomplete`: its end is missing; `damaged`: nothing of its kind can be made
 * of it; `too-large`: more pages or points than a paper has, or more time and memory than opening one takes.
 */
export type PaperFault = 'other-kind' | 'locked' | 'incomplete' | 'damaged' | 'too-large'

/** `pages`: of a PDF; 1 of a picture; null of a Word document, whose pages depend on who prints it. */
export type OpenedPaper =
  | { ok: true; kind: PaperKind; pages: number | null }
  | { ok: false; fault: PaperFault }
