import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { piecesOf } from './pieces-of.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

async function lengthOf(address: string): Promise<number> {
  let length = 0
  for await (const piece of piecesOf(address, 150)) length += piece.length
  return length
}

describe('piecesOf', () => {
  it('gives everything, however slowly it comes, as long as something does', async () => {
    const address = await serve((_, response) => {
      const pieces = [1, 2, 3, 4, 5]
      response.writeHead(200)
      response.flushHeaders()
      const timer = setInterval(() => {
        if (pieces.pop()) response.write(Buffer.alloc(1000))
        else {
          clearInterval(timer)
          response.end()
        }
      }, 60)
    })
    expect(await lengthOf(address)).toBe(5000)
  })

  it('gives up a line that falls silent, before the answer and amid it', async () => {
    const never = await serve(() => {})
    await expect(lengthOf(never)).rejects.toThrow('nothing came for 150 ms')
    const halfWay = await serve((_, response) => void response.writeHead(200).write(Buffer.alloc(1000)))
    await expect(lengthOf(halfWay)).rejects.toThrow('nothing came for 150 ms')
  })

  it('asks at once, takes nothing before it may, and calls nobody silent meanwhile', async () => {
    let asked = 0
    const address = await serve((_, response) => {
      asked += 1
      response.writeHead(200).end(Buffer.alloc(1000))
    })
    let free = () => {}
    const ready = new Promise<void>((resolve) => {
      free = resolve
    })
    const pieces = piecesOf(address, 150, ready)
    let taken = 0
    const first = pieces.next().then(({ value }) => {
      taken = value?.length ?? 0
    })
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect([asked, taken]).toEqual([1, 0])
    free()
    await first
    expect(taken).toBe(1000)
  })

  it('stops when what should come before does not', async () => {
    const address = await serve((_, response) => void response.writeHead(200).end(Buffer.alloc(1000)))
    let fail = (_: Error) => {}
    const ready = new Promise<void>((_, reject) => {
      fail = reject
    })
    const pieces = piecesOf(address, 150, ready)
    setTimeout(() => fail(new Error('no words')), 50)
    await expect(pieces.next()).rejects.toThrow('no words')
  })

  it('refuses what is not there', async () => {
    const address = await serve((_, response) => void response.writeHead(404).end())
    await expect(lengthOf(address)).rejects.toThrow('404')
  })
})
