/** Typst: the functions of rows, then the page with its head and foot, then the rows of the data. */
export const sheetTemplate = `
#let data = json(bytes(sys.inputs.data))
#set text(font: "Source Sans 3", size: data.size * 1pt, hyphenate: false, features: ("tnum",), ligatures: false)
#set text(top-edge: "ascender", bottom-edge: "descender")
#set par(leading: 0.15em, spacing: 0pt, justify: false)
#let shown(c, body) = {
  let styled = if c.bold { text(weight: 600, body) } else { body }
  if c.copies > 1 { box({ for n in range(1, c.copies) { place(dx: n * 0.18pt, styled) }; styled }) } else { styled }
}
#let tick = box(width: 6pt, height: 6pt, curve(
  stroke: 1pt + rgb("#1a7f37"), curve.move((0pt, 3pt)), curve.line((2pt, 6pt)), curve.line((6pt, 0pt)),
))
#let drawn(c) = if c.mark == "tick" { tick } else { shown(c, c.text) }
#let placed(c) = {
  let across = if c.align == "right" { right } else if c.align == "center" { center } else { left }
  across + (if c.vertical == "bottom" { bottom } else { top })
}
#let row(cells) = if cells.len() > 0 {
  let widths = ()
  let edge = 0
  let inside = ()
  for (at, c) in cells.enumerate() {
    let last = if at + 1 < cells.len() { cells.at(at + 1).x } else { data.width - 24 }
    if c.x > edge { widths.push((c.x - edge) * 1pt); inside.push([]) }
    widths.push(calc.max(last - c.x, 6) * 1pt)
    edge = last
    inside.push(align(placed(c), block(inset: (right: 3pt), drawn(c))))
  }
  block(breakable: false, grid(columns: widths, ..inside))
}
#let furniture(rows) = context {
  let number = str(counter(page).get().first())
  let of = str(counter(page).final().first())
  for cells in rows {
    row(cells.map(c => (..c, text: c.text.replace("{page}", number).replace("{pages}", of))))
  }
}
#set page(
  width: data.width * 1pt,
  height: data.height * 1pt,
  margin: (x: 0pt, top: data.top * 1pt, bottom: data.bottom * 1pt),
  header-ascent: 0pt,
  footer-descent: 0pt,
  header: align(top, block(height: data.top * 1pt, inset: (top: 14pt), furniture(data.head))),
  footer: align(bottom, block(height: data.bottom * 1pt, inset: (bottom: 12pt), align(bottom, furniture(data.foot)))),
)
#for b in data.blocks {
  if b.kind == "page" { pagebreak(weak: true) } else {
    set text(size: b.size * 1pt)
    block(above: b.above * 1pt, below: 0pt, row(b.cells))
  }
}
`
