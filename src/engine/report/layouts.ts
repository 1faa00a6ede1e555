import { equifaxAcr } from './equifax-acr/layout.ts'
import { equifaxMailed } from './equifax-mailed/layout.ts'
import { equifaxNumbered } from './equifax-numbered/layout.ts'
import { experianAcr } from './experian-acr/layout.ts'
import { experianMailed } from './experian-mailed/layout.ts'
import { experianMember } from './experian-member/layout.ts'
import { experianOnline } from './experian-online/layout.ts'
import type { Layout } from './layout.ts'
import { threeBureauEquifax } from './three-bureau-equifax/layout.ts'
import { identityIq } from './three-bureau-identityiq/layout.ts'
import { smartCredit } from './three-bureau-smartcredit/layout.ts'
import { transunionAcr } from './transunion-acr/layout.ts'
import { transunionMailed } from './transunion-mailed/layout.ts'
import { transunionOnline } from './transunion-online/layout.ts'

/** Every layout that is recognised by its marks. */
export const layouts: readonly Layout[] = [
  experianAcr,
  equifaxAcr,
  transunionAcr,
  identityIq,
  equifaxNumbered,
  equifaxMailed,
  transunionMailed,
  transunionOnline,
  smartCredit,
  threeBureauEquifax,
  experianMember,
  experianMailed,
  experianOnline,
]
