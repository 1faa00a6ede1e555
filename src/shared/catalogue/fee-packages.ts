import { septemberPlay } from './funding-products.ts'
import { applicationModule } from './success-fees.ts'

const withFee: readonly string[] = [septemberPlay.key, applicationModule.payKey]

/** Whether a package brings the fee of success along, to which its application has to agree. */
export const bringsFee = (key: string): boolean => withFee.includes(key)
