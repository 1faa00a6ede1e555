import type { Layout } from '../layout.ts'
import { readThreeBureauEquifax } from './read-three-bureau-equifax.ts'

/** Equifax's own report of the three bureaus, in the numbered sections of its older reports. */
export const threeBureauEquifax: Layout = {
  family: 'three-bureau-equifax',
  marks: [
    [/Three Bureau Credit Report powered by Equifax/i, 4],
    [/\b1\. Report Summary\b/i, 1],
    [/\bPayment Summary\b/i, 1],
    [/\bMonth Reviewed\b/i, 1],
    [/\bMonthly Payment Amount\b/i, 1],
    [/\bInformation Reported\b/i, 1],
    [/\bEquifax\s+Experian\s+TransUnion\b/i, 1],
  ],
  read: readThreeBureauEquifax,
}
