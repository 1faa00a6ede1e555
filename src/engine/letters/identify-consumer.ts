import { dateText } from '../../shared/findings/en/english-words.ts'
import type { Consumer } from './case-file.ts'

/** 'Street' and 'City, ST 12345', as an address stands on a letter. */
export function addressLines(consumer: Consumer): string[] {
  const { mailingAddress, city, state, zipCode } = consumer
  return [...mailingAddress.split('\n').map((line) => line.trim()), `${city}, ${state} ${zipCode}`].filter(
    (line) => line !== '',
  )
}

/** How the bureau finds the file: never more of the Social Security number than its last four digits. */
export function identifyingLines(consumer: Consumer): { label: string; value: string }[] {
  const lastFour = consumer.ssnLast4?.replace(/\D/g, '').slice(-4) ?? ''
  return [
    ...(lastFour.length === 4 ? [{ label: 'Social Security number', value: `ending in ${lastFour}` }] : []),
    ...(consumer.dob === null ? [] : [{ label: 'Date of birth', value: dateText(consumer.dob) }]),
  ]
}
