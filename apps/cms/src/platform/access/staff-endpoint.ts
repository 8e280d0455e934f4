import type { Endpoint, PayloadRequest } from 'payload'
import type * as z from 'zod'
import type { Action } from './access-table'
import { may } from './apply-access'
import { errorResponse } from './error-response'
import { readBody } from './read-body'
import { type Staff, staffOf } from './staff'

type StaffCall<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType> = {
  req: PayloadRequest
  staff: Staff
  params: z.output<Params>
  query: z.output<Query>
  body: z.output<Body>
}

type StaffEndpoint<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType> = {
  path: string
  method?: 'get' | 'post'
  permission: Action
  params?: Params
  query?: Query
  body?: Body
  handle: (call: StaffCall<Params, Query, Body>) => Response | Promise<Response>
}

/**
 * Creates an endpoint of the panel. It responds with 403 without the permission, 404 for an invalid id in the path, and
 * 400 for an invalid query or body. Without a body schema, it leaves the body to the handler, for example an upload.
 */
export function staffEndpoint<
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
>({ path, method = 'post', permission, handle, ...schemas }: StaffEndpoint<Params, Query, Body>): Endpoint {
  return {
    path,
    method,
    handler: async (req) => {
      const staff = staffOf(req)
      if (!staff || !may(req.user, permission)) return errorResponse(403, req.t('error:notAllowedToPerformAction'))
      const params = parse(schemas.params, req.routeParams)
      if (!params.success) return errorResponse(404, req.t('general:notFound'))
      const query = parse(schemas.query, req.query)
      if (!query.success) return invalidInputResponse(req, query.error)
      const body = parse(schemas.body, schemas.body && (await readBody(req)))
      if (!body.success) return invalidInputResponse(req, body.error)
      return handle({ req, staff, params: params.data, query: query.data, body: body.data })
    },
  }
}

function parse<Schema extends z.ZodType>(schema: Schema | undefined, value: unknown) {
  if (schema) return schema.safeParse(value)
  return { success: true as const, data: undefined as z.output<Schema> }
}

/** Returns an error that names the invalid fields but not their values, which may be personal data. */
function invalidInputResponse(req: PayloadRequest, { issues }: z.ZodError): Response {
  const fields = issues.map(({ path }) => path.join('.')).join(', ')
  return errorResponse(400, `${req.t('error:followingFieldsInvalid', { count: issues.length })} ${fields}`)
}
