import { encode } from 'fast-png'

const picture = Buffer.from(encode({ width: 8, height: 8, data: new Uint8Array(8 * 8 * 4), channels: 4 }))

/** A whole picture that opens, with a text behind it, so that two are not the same file. */
export const tinyPng = (text = ''): Buffer => Buffer.concat([picture, Buffer.from(text)])

/** The same picture as an upload that broke off leaves it. */
export const tornPng = (text = ''): Buffer =>
  Buffer.concat([picture.subarray(0, picture.length - 16), Buffer.from(text)])
