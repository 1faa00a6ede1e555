/** Ends the process with one sentence when this Node is too old for the product. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(
    `ARMOR needs Node 20.19 or newer, and this is Node ${process.versions.node}: install a newer one.`,
  )
  process.exit(1)
}
