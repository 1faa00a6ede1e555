/**
 * The picture of a shared page in Typst: 1200 by 630 pixels of paper with the mark, the title, the price where there
 * is one, and a report line with its value marked. Colours and type as in the documents (src/engine/documents/templates).
 * Texts come as JSON through `inputs` and are set as text, never as mark-up.
 */
export const pictureTemplate = `
#let ink = rgb("#14213D")
#let quiet = rgb("#565B66")
#let hairline = rgb("#D8D2C4")
#let marker = rgb("#FFE48A")
#let press = rgb("#0B6E4F")
#let content = json(bytes(sys.inputs.content))

#set page(width: 600pt, height: 315pt, margin: (x: 44pt, top: 36pt, bottom: 0pt), fill: rgb("#FBFAF6"))
#set text(font: "Source Serif 4", fill: ink, fallback: false, hyphenate: false)
#set par(leading: 0.42em)

#let mark = box(width: 30pt, height: 30pt, {
  place(polygon(fill: ink, (15pt, 0pt), (28pt, 4.5pt), (28pt, 15pt), (24pt, 23pt), (15pt, 30pt), (6pt, 23pt), (2pt, 15pt), (2pt, 4.5pt)))
  place(dx: 6pt, dy: 13.6pt, rect(width: 18pt, height: 5.4pt, fill: marker))
  place(curve(stroke: (paint: rgb("#FBFAF6"), thickness: 2.6pt, join: "round"), curve.move((9.2pt, 25pt)), curve.line((15pt, 7pt)), curve.line((20.8pt, 25pt))))
})

#grid(columns: (30pt, 1fr), column-gutter: 11pt, align: horizon, mark, text(size: 19pt, weight: 600, tracking: 3pt)[ARMOR])

#place(top + left, dy: 58pt, block(width: 512pt, {
  let length = content.title.clusters().len()
  text(size: if length > 60 { 30pt } else if length > 34 { 36pt } else { 44pt }, weight: 600, content.title)
  if content.price != "" {
    block(above: 17pt, text(font: "Source Sans 3", size: 25pt, weight: 600, fill: press, content.price))
  }
}))

#place(bottom + left, dx: -44pt, block(
  width: 600pt,
  height: 68pt,
  stroke: (top: 0.75pt + hairline),
  inset: (x: 44pt),
  align(horizon, text(font: "Source Sans 3", size: 14pt, grid(
    columns: (auto, 1fr),
    column-gutter: 20pt,
    align: (left + horizon, right + horizon),
    grid(columns: 2 * content.lines.len(), column-gutter: 10pt, ..content.lines.map(line => (
      text(fill: quiet, line.label),
      box(inset: (right: 8pt), text(weight: 600, highlight(fill: marker, extent: 4pt, top-edge: 0.95em, bottom-edge: -0.3em, line.value))),
    )).flatten()),
    text(fill: quiet, size: 12pt, content.finding),
  ))),
))
`
