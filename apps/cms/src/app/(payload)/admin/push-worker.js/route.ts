import { pushWorkerScript } from '../../../../accounts/push/push-worker-script'

export const GET = () =>
  new Response(pushWorkerScript, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  })
