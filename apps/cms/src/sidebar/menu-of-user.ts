import type { ServerProps } from 'payload'
import { languageOf } from '../panel/language/language'
import { type Menu, menuOfRole, type PageArea } from '../panel/navigation/arrange-pages'
import { pagesOfRole } from '../panel/navigation/pages-of-role'
import { activeRole } from '../platform/access/active-role'
import { may } from '../platform/access/apply-access'
import { type Audience, staffPages } from '../staff-pages'

type UserProps = Pick<ServerProps, 'i18n' | 'payload' | 'permissions' | 'visibleEntities' | 'user'>

/** Returns all pages that the user may open, by area. */
export function areasOfUser({ user, ...props }: UserProps): PageArea[] {
  const { i18n, visibleEntities } = props
  const isVisibleTo = (audience: Audience) =>
    'may' in audience ? may(user ?? null, audience.may) : visibleEntities?.collections.includes(audience.reads)
  const staffLinks = staffPages.flatMap(({ path, link }) =>
    link && isVisibleTo(link.for) ? [{ page: path, label: link.label[languageOf(i18n)], href: `/admin${path}` }] : [],
  )
  const deskUrls: Record<string, string> = {
    ...(may(user ?? null, 'work on leads') && { leads: '/admin/consultas' }),
    ...(may(user ?? null, 'work on referrals') && { referrals: '/admin/referidos' }),
  }
  return pagesOfRole(props, staffLinks).map((area) => ({
    ...area,
    links: area.links
      // The referral desk also lists the referred people, so the menu needs no other page for them.
      .filter(({ page }) => page !== 'referred-persons' || !deskUrls.referrals)
      .map((link) => ({ ...link, href: deskUrls[link.page] ?? link.href })),
  }))
}

export const menuOfUser = (props: UserProps): Menu => menuOfRole(areasOfUser(props), activeRole(props.user))
