/** Asks one address again and again from a process of its own, so that asking costs the server nothing. */
import * as http from 'node:http'

export interface LoadRequest {
  url: string
  cookie: string
  count: number
  /** Requests under way at the same time. */
  atOnce: number
}

process.on('message', async ({ url, cookie, count, atOnce }: LoadRequest) => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: atOnce })
  const times: number[] = []
  let left = count
  const askOnAndOn = async () => {
    while (left > 0) {
      left -= 1
      const started = performance.now()
      await ask(url, cookie, agent)
      times.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, askOnAndOn))
  agent.destroy()
  process.send?.(times)
})

function ask(url: string, cookie: string, agent: http.Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { agent, headers: { cookie } }, (reply) => {
      reply.resume()
      reply.on('end', () => {
        if (reply.statusCode === 200) resolve()
        else reject(new Error(`${url} answered ${reply.statusCode}`))
      })
    })
    request.on('error', reject)
  })
}
