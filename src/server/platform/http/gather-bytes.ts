/** Room is made once this share of what is announced has come: who announces much and sends little takes none. */
const shareBeforeRoom = 8

/**
 * Puts the pieces of a file together as they come, so that it is held once: a piece that was copied into its place is free at once.
 * @param announced how long the file may be as its request says, at most; null when it does not say
 */
export function gatherBytes(announced: number | null) {
  let pieces: Uint8Array[] = []
  let length = 0
  let room: Uint8Array | null = null
  let expected = announced
  return {
    add(piece: Uint8Array): void {
      if (room === null && expected !== null && expected <= shareBeforeRoom * (length + piece.length)) {
        room = put(pieces, emptyBytes(Math.max(expected, length + piece.length)))
        pieces = []
      }
      if (room !== null && length + piece.length > room.length) {
        // It said less than it sends.
        pieces = [room.subarray(0, length)]
        room = null
        expected = null
      }
      if (room === null) pieces.push(piece)
      else room.set(piece, length)
      length += piece.length
    },
    /** Everything so far goes: the file is not taken. */
    drop(): void {
      pieces = []
      room = null
      length = 0
    },
    /** The file. Not a byte of what lay in its memory before. */
    take(): Uint8Array {
      if (room === null) return put(pieces, emptyBytes(length))
      // What follows the file in its form is short; where it is not, the file does not hold its memory.
      return room.length - length > length / shareBeforeRoom
        ? room.slice(0, length)
        : room.subarray(0, length)
    },
  }
}

/** Of memory that is not emptied first. */
const emptyBytes = (length: number) => new Uint8Array(Buffer.allocUnsafeSlow(length).buffer)

function put(pieces: readonly Uint8Array[], into: Uint8Array): Uint8Array {
  let at = 0
  for (const piece of pieces) {
    into.set(piece, at)
    at += piece.length
  }
  return into
}
