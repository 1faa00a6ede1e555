import { modules } from './linked-products.ts'
import type { Product } from './product.ts'

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

/** Its second step, which has no link: sold on the status page of an application that has passed the first. */
export const applicationPackage = {
  key: 'application-package',
  name: `${applicationModule.name}: Application Package`,
  dollars: packageDollars,
  description: 'Your application with its statements and papers, put together for you to check and sign.',
  inclusions: [
    'An application package from your own figures',
    'A check against the six requirements that you have met',
    'A backend fee of 10% only if you are approved',
  ],
} as const satisfies Product

/** Funded amounts, in whole dollars, with which the pages explain the fee. */
export const performanceFee = { percent: successFeePercent, fundedExamples: [50_000, 100_000, 0] } as const

/** What the fee is of a funded amount; both in whole dollars. */
export const successFeeOn = (fundedDollars: number): number =>
  Math.round((fundedDollars * performanceFee.percent) / 100)
