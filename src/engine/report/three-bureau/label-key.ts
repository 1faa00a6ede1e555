/** 'Date of Last\nPayment:' and 'Date Of Last Payment' as the same key; ligatures of the print ('Veriﬁed') are undone. */
export function labelKey(label: string): string {
  return label
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^a-z0-9#%]/g, '')
}
