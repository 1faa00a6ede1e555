const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
/** A text as the content of an element or of an attribute in quotes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)
