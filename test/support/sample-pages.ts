import { readFileSync } from 'node:fs'
import type { Page } from '../../src/engine/read/positioned-text.ts'
import { keptPages } from './kept-pages.ts'
import { type SampleSet, sampleFile } from './truth-report.ts'

/** A file of a sample set. */
export type Sample = readonly [SampleSet, string]

/** The pages of one sample, without reading the rest of its set. */
export const samplePages = ([set, file]: Sample): Promise<Page[]> =>
  keptPages(readFileSync(sampleFile(set, file)))
