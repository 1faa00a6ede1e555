import * as z from 'zod/mini'
import { saidSentence } from '../errors.ts'

/** A sentence as a reply carries it; text where it was kept in English before sentences had keys. */
export const said = z.union([saidSentence, z.string()])
export type Said = z.infer<typeof said>
