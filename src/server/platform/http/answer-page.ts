import type { FastifyReply } from 'fastify'

/** One page of a list as a reply, and in its header how long the whole list is. */
export function answerPage<Row>(reply: FastifyReply, page: { rows: Row[]; total: number }): Row[] {
  reply.header('x-total-count', page.total)
  return page.rows
}
