import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { languages } from '../rules/language.ts'
import { permissions } from '../rules/staff-roles.ts'
import { communicationPreferences, emailAddress } from './vocabulary.ts'

/** The answer is the same whether or not the address is known (decision 15). */
export const requestSignInLink = defineCall({
  name: 'requestSignInLink',
  method: 'POST',
  path: '/api/account/sign-in-link',
  summary: 'Mails a one-time sign-in link to a client, if there is one with that address.',
  body: z.object({ email: emailAddress(), next: z.optional(z.string().check(z.maxLength(300))) }),
  reply: z.object({ sent: z.literal(true) }),
})

/** What the page of a link says before its button; uses nothing up. Addresses are masked. */
export const lookUpSignInLink = defineCall({
  name: 'lookUpSignInLink',
  method: 'POST',
  path: '/api/account/sign-in-link/look-up',
  summary: 'Whose link this is, and what signing in with it means for what this browser holds.',
  body: z.object({ token: z.string().check(z.maxLength(200)) }),
  reply: z.object({
    email: z.string(),
    /** Other addresses of which this browser holds records: those stay with this browser. */
    staysApart: z.array(z.string()),
    /** Who is signed in here now and would not be any more. */
    signsOut: z.nullable(z.string()),
  }),
})

/** A POST, so that a mail scanner that follows the link uses nothing up. */
export const redeemSignInLink = defineCall({
  name: 'redeemSignInLink',
  method: 'POST',
  path: '/api/account/redeem-link',
  summary: 'Signs this browser in with a one-time link.',
  body: z.object({ token: z.string().check(z.maxLength(200)) }),
  reply: z.object({ next: z.string() }),
})

export const getSession = defineCall({
  name: 'getSession',
  method: 'GET',
  path: '/api/account/session',
  summary: 'Who this browser is to the server.',
  reply: z.object({
    kind: z.enum(['nobody', 'browser', 'client', 'staff']),
    email: z.nullable(z.string()),
    name: z.nullable(z.string()),
    /** Of staff: 'admin' may everything, 'staff' what `may` names. */
    role: z.nullable(z.enum(['staff', 'admin'])),
    /** Of staff. */
    roleKey: z.optional(z.string()),
    may: z.optional(z.array(z.enum(permissions))),
    /** Production without what clients need, to those who set it up. */
    unready: z.optional(z.literal(true)),
    /** Kept for a signed-in client's address; null for everybody else, and where nothing was kept. */
    language: z.nullable(z.enum(languages)),
    /** Of staff: some state asks for agreements, so that their page is shown the way to. */
    agreements: z.optional(z.boolean()),
  }),
})

export const signOut = defineCall({
  name: 'signOut',
  method: 'POST',
  path: '/api/account/sign-out',
  summary: 'Ends this session on the server.',
  headers: { gives: { 'clear-site-data': 'The browser forgets what the product kept in it.' } },
  reply: z.object({ signedOut: z.literal(true) }),
})

/** The clients this browser may open, newest first (decision 15). */
export const listMyClients = defineCall({
  name: 'listMyClients',
  method: 'GET',
  path: '/api/my-clients',
  summary: 'The client records that this browser holds or is signed in to.',
  reply: z.array(
    z.object({ id: z.number(), name: z.string(), clientType: z.string(), createdAt: z.string() }),
  ),
})

export const getPreferences = defineCall({
  name: 'getPreferences',
  method: 'GET',
  path: '/api/account/preferences',
  summary: 'The communication preferences in force for the signed-in address.',
  reply: z.object({
    email: z.string(),
    preferences: communicationPreferences,
    /** Every record of consent of the address, the newest first, with the very words that were shown. */
    history: z.array(
      z.object({
        channel: z.enum(['phone', 'text', 'email', 'study', 'contact', 'terms']),
        direction: z.enum(['granted', 'revoked']),
        wording: z.string(),
        page: z.string(),
        at: z.string(),
      }),
    ),
  }),
})

export const savePreferences = defineCall({
  name: 'savePreferences',
  method: 'PUT',
  path: '/api/account/preferences',
  summary: 'Records a change of communication preferences.',
  body: communicationPreferences,
  reply: z.object({ email: z.string(), preferences: communicationPreferences }),
})

/** RFC 8058: no cookie, no sign-in; the opaque token alone names recipient and list. Form-encoded or JSON body. */
export const unsubscribe = defineCall({
  name: 'unsubscribe',
  method: 'POST',
  path: '/api/unsubscribe/:token',
  summary: 'Stops the optional mails to the address that the token names.',
  params: z.object({ token: z.string() }),
  reply: z.object({ unsubscribed: z.literal(true), email: z.string() }),
})
