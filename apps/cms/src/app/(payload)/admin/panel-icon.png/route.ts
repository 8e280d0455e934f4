import { renderPanelIcon } from '../../../../accounts/push/panel-icon'

export async function GET() {
  const icon = await renderPanelIcon()
  return new Response(new Uint8Array(icon), {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' },
  })
}
