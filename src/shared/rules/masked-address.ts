/** 'm•••@example.com': enough for its owner to know it by, and for nobody else to learn it. '' for what is no address. */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 0 ? '' : `${email.slice(0, 1)}•••${email.slice(at)}`
}
