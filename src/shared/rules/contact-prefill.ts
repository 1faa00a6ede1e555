/** What a form service sends where it did not replace its template: '{{name}}', '@email' (specification section 5). */
export function isPlaceholder(value: string): boolean {
  return value.includes('{{') || value.trim().startsWith('@')
}

/** A stated yes of an address or a form; anything else leaves the question open. */
export function saysYes(value: string | boolean | null | undefined): boolean {
  return ['true', '1', 'yes', 'on'].includes(
    String(value ?? '')
      .trim()
      .toLowerCase(),
  )
}
