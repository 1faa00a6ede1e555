import { modules } from './linked-products.ts'

/** A fee of so many percent of what is funded; due only after the funding is confirmed (specification, section 9). */
const successFeePercent = 10

const prequalification = modules.find(({ key }) => key === 'application-prequalification')
const prequalificationDollars = prequalification?.dollars ?? 0
const packageDollars = 300

/**
 * The module in its three steps (specification, section 4): prequalification, which has the only payment link; the
 * application package, only if prequalified; processing, only if approved.
 */
export const applicationModule = {
  name: 'Business Readiness Application Module 10k',
  payKey: 'application-prequalification',
  prequalificationDollars,
  packageDollars,
  /** Both payments together, before any fee of success. */
  dollars: prequalificationDollars + packageDollars,
  backendFeePercent: successFeePercent,
} as const

/** Funded amounts, in whole dollars, with which the pages explain the fee. */
export const performanceFee = { percent: successFeePercent, fundedExamples: [50_000, 100_000, 0] } as const

/** What the fee is of a funded amount; both in whole dollars. */
export const successFeeOn = (fundedDollars: number): number =>
  Math.round((fundedDollars * performanceFee.percent) / 100)
