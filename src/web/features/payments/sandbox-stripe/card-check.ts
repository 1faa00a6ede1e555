/** What the sandbox's card fields hold, as typed. */
export interface CardEntry {
  number: string
  expiry: string
  code: string
  zip: string
}
export type CardField = keyof CardEntry

export interface CardProblem {
  field: CardField
  /** The provider's code, as its library reports it. */
  code: string
  /** The provider's own sentence. */
  message: string
}

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** What the provider's library refuses in the browser, before anything is sent; sentences are the provider's. */
export function checkCard(entry: CardEntry, now: Date): CardProblem[] {
  return [
    checkNumber(entry.number),
    checkExpiry(entry.expiry, now),
    checkCode(entry),
    checkZip(entry.zip),
  ].filter((problem) => problem !== null)
}

function checkNumber(text: string): CardProblem | null {
  const digits = digitsOf(text)
  const wanted = isAmex(digits) ? 15 : 16
  if (digits.length < Math.min(wanted, 13)) {
    return { field: 'number', code: 'incomplete_number', message: 'Your card number is incomplete.' }
  }
  if (digits.length > 19 || !passesLuhn(digits)) {
    return { field: 'number', code: 'invalid_number', message: 'Your card number is invalid.' }
  }
  return null
}

function checkExpiry(text: string, now: Date): CardProblem | null {
  const { month, year } = expiryOf(text)
  if (month === null || year === null) {
    return {
      field: 'expiry',
      code: 'incomplete_expiry',
      message: "Your card's expiration date is incomplete.",
    }
  }
  if (month < 1 || month > 12) {
    return {
      field: 'expiry',
      code: 'invalid_expiry_month',
      message: "Your card's expiration date is invalid.",
    }
  }
  if (year < now.getFullYear()) {
    return {
      field: 'expiry',
      code: 'invalid_expiry_year_past',
      message: "Your card's expiration year is in the past.",
    }
  }
  if (year === now.getFullYear() && month < now.getMonth() + 1) {
    return {
      field: 'expiry',
      code: 'invalid_expiry_month_past',
      message: "Your card's expiration date is in the past.",
    }
  }
  return null
}

function checkCode(entry: CardEntry): CardProblem | null {
  const digits = digitsOf(entry.code)
  const wanted = isAmex(digitsOf(entry.number)) ? 4 : 3
  if (digits.length >= wanted && digits.length <= 4) return null
  return { field: 'code', code: 'incomplete_cvc', message: "Your card's security code is incomplete." }
}

function checkZip(text: string): CardProblem | null {
  if (digitsOf(text).length >= 5) return null
  return { field: 'zip', code: 'incomplete_zip', message: 'Your ZIP is incomplete.' }
}

/** '12 / 34', '12/2034' or '1234' -> month 12, year 2034; null for what is not there yet. */
export function expiryOf(text: string): { month: number | null; year: number | null } {
  const [first = '', second = ''] = text.includes('/')
    ? text.split('/').map(digitsOf)
    : [digitsOf(text).slice(0, 2), digitsOf(text).slice(2)]
  const month = first.length > 0 ? Number(first) : null
  const year = second.length === 2 ? 2000 + Number(second) : second.length === 4 ? Number(second) : null
  return { month, year }
}

export function isAmex(digits: string): boolean {
  return /^3[47]/.test(digits)
}

/** The check digit of ISO/IEC 7812. */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, position) => {
    const value = Number(digit) * (position % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return digits.length > 0 && sum % 10 === 0
}

/** '4242 4242 4242 4242': groups as they stand on the card; spaces that were typed are welcome. */
export function groupNumber(text: string): string {
  const digits = digitsOf(text).slice(0, 19)
  const groups = isAmex(digits)
    ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)]
    : (digits.match(/.{1,4}/g) ?? [])
  return groups.filter(Boolean).join(' ')
}
