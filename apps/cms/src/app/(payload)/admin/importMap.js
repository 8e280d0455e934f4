import { LanguageStrip as LanguageStrip_1cf81db7151febd60c752db8ca35de95 } from '../../../languages/language-strip'
import { RowTitle as RowTitle_5b29f2aff72bdb23d10135cd5a2b47b0 } from '../../../fields/row-title'
import { UsedIn as UsedIn_317275049cdb52dd9ee0a31a3975fff5 } from '../../../uses/used-in'
import { RecordLanguages as RecordLanguages_bc0789a27db72444a8aec2093e051ca7 } from '../../../languages/record-languages'
import { ListLanguages as ListLanguages_79366b327fbe9394e2a01011d48670dc } from '../../../languages/list-languages'
import { UnpublishedDraft as UnpublishedDraft_76d1806e34e675d4dedc9a3d0b89bbf9 } from '../../../publish/unpublished-draft'
import { RecordOnlineState as RecordOnlineState_e04ab81f147336fd55455308d9862f1b } from '../../../publish/panel/record-online-state'
import { ColleagueLink as ColleagueLink_d0adb66d2f636d2ecf6de99e6ecb4188 } from '../../../preview/panel/colleague-link'
import { VersionsView as VersionsView_2da9d52ab20cb66066edb6074a7d1980 } from '../../../versions/versions-view'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { RelationshipFeatureClient as RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ChecklistFeatureClient as ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AlignFeatureClient as AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FolderTableCell as FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { FolderField as FolderField_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { QuoteView as QuoteView_ccf87d247e51eaeaee6c70d0292c3ab8 } from '../../../quotes/quote-view'
import { DaysLeftCell as DaysLeftCell_3d00c86a2b92ffacde1b34a0a87aac68 } from '../../../complaint-desk/days-left-cell'
import { RegisterForm as RegisterForm_8a3351200e95383fe9e5b4dedadf7acf } from '../../../complaint-desk/register-form'
import { ComplaintView as ComplaintView_dfd24551251d097d4bbc85e40fe464b2 } from '../../../complaint-desk/complaint-view'
import { ReplayButton as ReplayButton_43a5766e1aa10964b5b00d5d58c7fea2 } from '../../../collections/intake/replay-button'
import { ReleaseDetails as ReleaseDetails_6a48aa4e37f45606b62fc044354ddc36 } from '../../../publish/panel/release-details'
import { ReleaseChangesCell as ReleaseChangesCell_de5737c6eced12127da9f9f19810d869 } from '../../../publish/panel/release-changes-cell'
import { AccountStateCell as AccountStateCell_5419c528adb6daf0530bd97418644b4e } from '../../../users/invite/account-state-cell'
import { AccountActions as AccountActions_ec147c6540f5cd92a491a14193110359 } from '../../../users/account-actions'
import { InviteView as InviteView_cdfbfc4a2ec7c21f9f3c54b590a8e2e0 } from '../../../users/invite/invite-view'
import { FolderTypeField as FolderTypeField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { MaintenanceSwitch as MaintenanceSwitch_e21be7d9993931a1580f44331a01caef } from '../../../globals/maintenance-switch'
import { Wall as Wall_94a979764ab1d29ffd18e1caab85f671 } from '../../../navigation/wall'
import { MaintenanceWarning as MaintenanceWarning_c420800f9db06e556ec6d44c36021b76 } from '../../../globals/maintenance-warning'
import { PublishBarDoor as PublishBarDoor_45842f25931f524765db175ae10228d5 } from '../../../publish/panel/publish-bar-door'
import { Icon as Icon_a5df03329a87eae3af0b5b3e9655f6df } from '../../../theme/brand'
import { Logo as Logo_a5df03329a87eae3af0b5b3e9655f6df } from '../../../theme/brand'
import { LoginNote as LoginNote_a38a9fc594c0d3bf69944a062337c009 } from '../../../theme/login-welcome'
import { LoginWelcome as LoginWelcome_a38a9fc594c0d3bf69944a062337c009 } from '../../../theme/login-welcome'
import { SecondFactorGate as SecondFactorGate_c02d15e5b638d6a0ba45e0ca4faaf03b } from '../../../users/second-factor/second-factor-gate'
import { StartPage as StartPage_7020e9ba85b44c047ca06eec9a38cb7f } from '../../../start/start-page'
import { CalendarView as CalendarView_bd56a9ded4f214b6ac88acc8a5f87e90 } from '../../../calendar/calendar-view'
import { InboxView as InboxView_43b209d1662020c6d53b064a137c3ad0 } from '../../../inbox/panel/inbox-view'
import { LeadView as LeadView_ec51ebad0b7a646b180ea4a46e0890c9 } from '../../../inbox/panel/lead-view'
import { ReferralListView as ReferralListView_58f65c6875c8d59f82127b6e3ea677e3 } from '../../../referral-desk/panel/referral-list-view'
import { ReferralView as ReferralView_118fa3417ad9e1d433416165359f8ab2 } from '../../../referral-desk/panel/referral-view'
import { RequestsView as RequestsView_513829f258ca39dc525f05423595e78c } from '../../../privacy-desk/panel/requests-view'
import { RequestView as RequestView_6035676493ed233de1afd53d0889108d } from '../../../privacy-desk/panel/request-view'
import { PersonView as PersonView_c151c4666eed5ed04c7ee6e44f5e47fb } from '../../../privacy-desk/panel/person-view'
import { LogView as LogView_f01eb97cf800b144b45a76346bd9726f } from '../../../privacy-desk/panel/log-view'
import { VisitsView as VisitsView_b4edbb23b1dfeac11eaf83bb01db856e } from '../../../visits/panel/visits-view'
import { LotsView as LotsView_fe10a633c360df8abbd74f51e5daa004 } from '../../../lots/panel/lots-view'
import { FunnelView as FunnelView_ce9920991893fad5430d7d153db03cf8 } from '../../../funnel/panel/funnel-view'
import { AccountView as AccountView_db6d4f40f9219b65bdbcc6602bc055c7 } from '../../../users/own-account/account-view'
import { WelcomeView as WelcomeView_72238d33221256dac8d13212ff455c74 } from '../../../users/welcome/welcome-view'
import { FirstUserView as FirstUserView_df268d33676e42bd37493a51370bba2a } from '../../../users/first-user-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/languages/language-strip#LanguageStrip": LanguageStrip_1cf81db7151febd60c752db8ca35de95,
  "/fields/row-title#RowTitle": RowTitle_5b29f2aff72bdb23d10135cd5a2b47b0,
  "/uses/used-in#UsedIn": UsedIn_317275049cdb52dd9ee0a31a3975fff5,
  "/languages/record-languages#RecordLanguages": RecordLanguages_bc0789a27db72444a8aec2093e051ca7,
  "/languages/list-languages#ListLanguages": ListLanguages_79366b327fbe9394e2a01011d48670dc,
  "/publish/unpublished-draft#UnpublishedDraft": UnpublishedDraft_76d1806e34e675d4dedc9a3d0b89bbf9,
  "/publish/panel/record-online-state#RecordOnlineState": RecordOnlineState_e04ab81f147336fd55455308d9862f1b,
  "/preview/panel/colleague-link#ColleagueLink": ColleagueLink_d0adb66d2f636d2ecf6de99e6ecb4188,
  "/versions/versions-view#VersionsView": VersionsView_2da9d52ab20cb66066edb6074a7d1980,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#RelationshipFeatureClient": RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ChecklistFeatureClient": ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#AlignFeatureClient": AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/next/rsc#FolderTableCell": FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1,
  "@payloadcms/next/rsc#FolderField": FolderField_f9c02e79a4aed9a3924487c0cd4cafb1,
  "/quotes/quote-view#QuoteView": QuoteView_ccf87d247e51eaeaee6c70d0292c3ab8,
  "/complaint-desk/days-left-cell#DaysLeftCell": DaysLeftCell_3d00c86a2b92ffacde1b34a0a87aac68,
  "/complaint-desk/register-form#RegisterForm": RegisterForm_8a3351200e95383fe9e5b4dedadf7acf,
  "/complaint-desk/complaint-view#ComplaintView": ComplaintView_dfd24551251d097d4bbc85e40fe464b2,
  "/collections/intake/replay-button#ReplayButton": ReplayButton_43a5766e1aa10964b5b00d5d58c7fea2,
  "/publish/panel/release-details#ReleaseDetails": ReleaseDetails_6a48aa4e37f45606b62fc044354ddc36,
  "/publish/panel/release-changes-cell#ReleaseChangesCell": ReleaseChangesCell_de5737c6eced12127da9f9f19810d869,
  "/users/invite/account-state-cell#AccountStateCell": AccountStateCell_5419c528adb6daf0530bd97418644b4e,
  "/users/account-actions#AccountActions": AccountActions_ec147c6540f5cd92a491a14193110359,
  "/users/invite/invite-view#InviteView": InviteView_cdfbfc4a2ec7c21f9f3c54b590a8e2e0,
  "@payloadcms/next/client#FolderTypeField": FolderTypeField_2b8867833a34864a02ddf429b0728a40,
  "/globals/maintenance-switch#MaintenanceSwitch": MaintenanceSwitch_e21be7d9993931a1580f44331a01caef,
  "/navigation/wall#Wall": Wall_94a979764ab1d29ffd18e1caab85f671,
  "/globals/maintenance-warning#MaintenanceWarning": MaintenanceWarning_c420800f9db06e556ec6d44c36021b76,
  "/publish/panel/publish-bar-door#PublishBarDoor": PublishBarDoor_45842f25931f524765db175ae10228d5,
  "/theme/brand#Icon": Icon_a5df03329a87eae3af0b5b3e9655f6df,
  "/theme/brand#Logo": Logo_a5df03329a87eae3af0b5b3e9655f6df,
  "/theme/login-welcome#LoginNote": LoginNote_a38a9fc594c0d3bf69944a062337c009,
  "/theme/login-welcome#LoginWelcome": LoginWelcome_a38a9fc594c0d3bf69944a062337c009,
  "/users/second-factor/second-factor-gate#SecondFactorGate": SecondFactorGate_c02d15e5b638d6a0ba45e0ca4faaf03b,
  "/start/start-page#StartPage": StartPage_7020e9ba85b44c047ca06eec9a38cb7f,
  "/calendar/calendar-view#CalendarView": CalendarView_bd56a9ded4f214b6ac88acc8a5f87e90,
  "/inbox/panel/inbox-view#InboxView": InboxView_43b209d1662020c6d53b064a137c3ad0,
  "/inbox/panel/lead-view#LeadView": LeadView_ec51ebad0b7a646b180ea4a46e0890c9,
  "/referral-desk/panel/referral-list-view#ReferralListView": ReferralListView_58f65c6875c8d59f82127b6e3ea677e3,
  "/referral-desk/panel/referral-view#ReferralView": ReferralView_118fa3417ad9e1d433416165359f8ab2,
  "/privacy-desk/panel/requests-view#RequestsView": RequestsView_513829f258ca39dc525f05423595e78c,
  "/privacy-desk/panel/request-view#RequestView": RequestView_6035676493ed233de1afd53d0889108d,
  "/privacy-desk/panel/person-view#PersonView": PersonView_c151c4666eed5ed04c7ee6e44f5e47fb,
  "/privacy-desk/panel/log-view#LogView": LogView_f01eb97cf800b144b45a76346bd9726f,
  "/visits/panel/visits-view#VisitsView": VisitsView_b4edbb23b1dfeac11eaf83bb01db856e,
  "/lots/panel/lots-view#LotsView": LotsView_fe10a633c360df8abbd74f51e5daa004,
  "/funnel/panel/funnel-view#FunnelView": FunnelView_ce9920991893fad5430d7d153db03cf8,
  "/users/own-account/account-view#AccountView": AccountView_db6d4f40f9219b65bdbcc6602bc055c7,
  "/users/welcome/welcome-view#WelcomeView": WelcomeView_72238d33221256dac8d13212ff455c74,
  "/users/first-user-view#FirstUserView": FirstUserView_df268d33676e42bd37493a51370bba2a,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
