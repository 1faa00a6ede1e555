/**
 * Lob's us_verification as its test keys answer it ("US Verifications Test Environment"): the first line says what is to be answered.
 * Every other address that has its parts is deliverable, in capital letters as the carrier writes. An
 * urbanization of Puerto Rico has a field of its own and is no street.
 */
export function verifiedAddress(asked: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const text = (field: string) => String(asked[field] ?? '').trim()
  const line = text('primary_line').toLowerCase()
  const isWhole =
    /\S/.test(line) &&
    !/^urb\b/.test(line) &&
    /^[A-Z]{2}$/i.test(text('state')) &&
    /^\d{5}(-\d{4})?$/.test(text('zip_code'))
  const deliverability =
    /undeliverable/.test(line) || !isWhole
      ? 'undeliverable'
      : /missing unit/.test(line)
        ? 'deliverable_missing_unit'
        : /unnecessary unit/.test(line)
          ? 'deliverable_unnecessary_unit'
          : /incorrect unit/.test(line)
            ? 'deliverable_incorrect_unit'
            : 'deliverable'
  const [zip, plus4 = ''] = text('zip_code').split('-')
  const isKnown = deliverability !== 'undeliverable'
  return {
    id: 'us_ver_sandbox',
    object: 'us_verification',
    deliverability,
    primary_line: isKnown ? text('primary_line').toUpperCase() : '',
    urbanization: isKnown ? text('urbanization').toUpperCase() : '',
    secondary_line: isKnown ? text('secondary_line').toUpperCase() : '',
    components: {
      city: isKnown ? text('city').toUpperCase() : '',
      state: isKnown ? text('state').toUpperCase() : '',
      zip_code: isKnown ? zip : '',
      zip_code_plus_4: isKnown ? plus4 : '',
    },
  }
}
