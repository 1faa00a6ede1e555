/** How names of what people upload end, by what its bytes are; what is added comes first. */
const endings: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    'application/pdf': ['pdf'],
    'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
    'image/png': ['png'],
    'application/msword': ['doc'],
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  }),
)

/**
 * A name that ends as its type does: a computer opens a file by the end of its name, and a PDF that was sent as 'statement.html' would be
 * a page with scripts on the desk of whoever downloads it.
 */
export function nameOfType(fileName: string, contentType: string | null): string {
  const [usual, ...others] = endings.get(contentType ?? '') ?? []
  if (usual === undefined) return fileName
  const ending = /\.([^.]*)$/.exec(fileName)?.[1]?.toLowerCase()
  return ending !== undefined && [usual, ...others].includes(ending) ? fileName : `${fileName}.${usual}`
}
