import { equifaxAcr } from './equifax-acr/layout.ts'
import { experianAcr } from './experian-acr/layout.ts'
import type { Layout } from './layout.ts'
import { transunionAcr } from './transunion-acr/layout.ts'

/** Every layout that is recognised by its marks. */
export const layouts: readonly Layout[] = [experianAcr, equifaxAcr, transunionAcr]
