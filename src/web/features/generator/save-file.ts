/** How long a browser may take to begin reading the file. */
const readWithinMs = 60_000

/** Saves what the browser itself made under a name; nothing is sent or fetched. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), readWithinMs)
}
