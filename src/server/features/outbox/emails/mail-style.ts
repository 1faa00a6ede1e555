import type { CSSProperties } from 'react'

/** Paper, ink and a highlighter (design.md) in what mail programs understand: styles on the elements themselves. */
const serif = "'Source Serif 4', Georgia, 'Times New Roman', serif"
const sans = "'Source Sans 3', 'Segoe UI', Helvetica, Arial, sans-serif"
const ink = '#14213D'
/** Of what can be pressed, unless the operator has a colour. */
export const usualAccent = '#0B6E4F'

export const mailStyle = {
  page: { backgroundColor: '#FBFAF6', fontFamily: sans, color: ink, margin: '0', padding: '32px 12px' },
  sheet: {
    backgroundColor: '#FFFFFF',
    border: '1px solid #E4DFD3',
    borderRadius: '6px',
    maxWidth: '560px',
    margin: '0 auto',
    padding: '32px',
  },
  brand: { fontFamily: serif, fontSize: '18px', fontWeight: 600, letterSpacing: '0.08em', margin: '0' },
  strapline: { fontSize: '14px', color: '#4A5468', margin: '0 0 24px' },
  title: { fontFamily: serif, fontSize: '28px', lineHeight: '34px', fontWeight: 600, margin: '0 0 16px' },
  text: { fontSize: '16px', lineHeight: '24px', margin: '0 0 16px' },
  small: { fontSize: '14px', lineHeight: '20px', color: '#4A5468', margin: '0 0 8px' },
  address: { fontSize: '14px', lineHeight: '20px', color: ink, margin: '0 0 16px', wordBreak: 'break-all' },
  button: {
    backgroundColor: usualAccent,
    borderRadius: '4px',
    color: '#FFFFFF',
    display: 'inline-block',
    fontSize: '18px',
    fontWeight: 600,
    padding: '14px 28px',
    textDecoration: 'none',
    margin: '8px 0 24px',
  },
  link: { color: usualAccent, textDecoration: 'underline' },
  rule: { borderColor: '#E4DFD3', margin: '24px 0' },
  marker: { backgroundColor: '#FFE48A', color: ink, padding: '0 4px' },
  note: { borderLeft: `3px solid ${usualAccent}`, margin: '0 0 16px', padding: '0 0 0 16px' },
  noteText: { fontSize: '16px', lineHeight: '24px', margin: '8px 0' },
  steps: { fontSize: '16px', lineHeight: '24px', margin: '0 0 16px', paddingLeft: '24px' },
  step: { margin: '0 0 8px' },
  factName: {
    fontSize: '14px',
    lineHeight: '20px',
    color: '#4A5468',
    padding: '6px 16px 6px 0',
    verticalAlign: 'top',
    width: '40%',
  },
  /** Two ways to say that a reference without a space breaks; not every mail program knows both. */
  factValue: {
    fontSize: '16px',
    lineHeight: '22px',
    overflowWrap: 'anywhere',
    padding: '6px 0',
    verticalAlign: 'top',
    wordBreak: 'break-word',
  },
} satisfies Record<string, CSSProperties>
