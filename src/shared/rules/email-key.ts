/** The form in which addresses are compared: trimmed and in lower case. The address as typed is what mail goes to. */
export function emailKeyOf(email: string): string {
  return email.trim().toLowerCase()
}
