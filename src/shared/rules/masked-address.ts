/** An email address that its owner recognises and nobody else learns: 'harlan@mail.example' is 'h•••@m•••.example'. */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@')
  const [name, host] = [email.slice(0, Math.max(at, 0)), email.slice(at + 1)]
  const dot = host.lastIndexOf('.')
  const first = (text: string) => `${[...text][0] ?? ''}•••`
  return `${first(name)}@${first(host)}${dot > 0 ? host.slice(dot) : ''}`
}
