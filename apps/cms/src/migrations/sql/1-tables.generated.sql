CREATE TYPE "public"."_locales" AS ENUM('es', 'en');
CREATE TYPE "public"."enum_projects_area_amenities_icon" AS ENUM('waves', 'baby', 'umbrella', 'glass', 'sun', 'trees', 'footprints', 'flame', 'shield', 'car', 'dumbbell', 'bike', 'dog', 'laptop', 'ball', 'sofa', 'door', 'elevator', 'leaf', 'mountain', 'horse', 'fish', 'gamepad', 'book', 'lamp');
CREATE TYPE "public"."enum_projects_area_amenities_sharing" AS ENUM('own', 'shared');
CREATE TYPE "public"."enum_projects_slider_type" AS ENUM('image', 'video');
CREATE TYPE "public"."content_icon" AS ENUM('waves', 'baby', 'umbrella', 'glass', 'sun', 'trees', 'footprints', 'flame', 'shield', 'car', 'dumbbell', 'bike', 'dog', 'laptop', 'ball', 'sofa', 'door', 'elevator', 'leaf', 'mountain', 'horse', 'fish', 'gamepad', 'book', 'lamp', 'area', 'bed', 'building', 'coins', 'eye', 'gift', 'hammer', 'handshake', 'heart', 'house', 'key', 'map-pin', 'medal', 'months', 'price-tag', 'ruler', 'user', 'users', 'wallet');
CREATE TYPE "public"."enum_projects_answers_documents_kind" AS ENUM('registry', 'licence', 'plan', 'contract', 'delivery', 'other');
CREATE TYPE "public"."enum_projects_kind" AS ENUM('condominium', 'apartment');
CREATE TYPE "public"."project_sales_status" AS ENUM('pre-sale', 'in-progress', 'delivered');
CREATE TYPE "public"."enum_projects_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__projects_v_version_area_amenities_icon" AS ENUM('waves', 'baby', 'umbrella', 'glass', 'sun', 'trees', 'footprints', 'flame', 'shield', 'car', 'dumbbell', 'bike', 'dog', 'laptop', 'ball', 'sofa', 'door', 'elevator', 'leaf', 'mountain', 'horse', 'fish', 'gamepad', 'book', 'lamp');
CREATE TYPE "public"."enum__projects_v_version_area_amenities_sharing" AS ENUM('own', 'shared');
CREATE TYPE "public"."enum__projects_v_version_slider_type" AS ENUM('image', 'video');
CREATE TYPE "public"."enum__projects_v_version_answers_documents_kind" AS ENUM('registry', 'licence', 'plan', 'contract', 'delivery', 'other');
CREATE TYPE "public"."enum__projects_v_version_kind" AS ENUM('condominium', 'apartment');
CREATE TYPE "public"."enum__projects_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__projects_v_published_locale" AS ENUM('es', 'en');
CREATE TYPE "public"."lot_orientation" AS ENUM('n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw');
CREATE TYPE "public"."lot_state" AS ENUM('free', 'held', 'sold');
CREATE TYPE "public"."lot_state_before" AS ENUM('free', 'held', 'sold');
CREATE TYPE "public"."lot_state_after" AS ENUM('free', 'held', 'sold');
CREATE TYPE "public"."enum_places_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__places_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__places_v_published_locale" AS ENUM('es', 'en');
CREATE TYPE "public"."enum_news_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__news_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__news_v_published_locale" AS ENUM('es', 'en');
CREATE TYPE "public"."enum_news_categories_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__news_categories_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__news_categories_v_published_locale" AS ENUM('es', 'en');
CREATE TYPE "public"."enum_testimonials_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__testimonials_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__testimonials_v_published_locale" AS ENUM('es', 'en');
CREATE TYPE "public"."enum_campaigns_terms_type" AS ENUM('title', 'subtitle', 'section-title', 'numbered', 'paragraph', 'list', 'sublist', 'lettered', 'markdown');
CREATE TYPE "public"."enum_campaigns_startsat_tz" AS ENUM('America/Lima');
CREATE TYPE "public"."enum_campaigns_endsat_tz" AS ENUM('America/Lima');
CREATE TYPE "public"."enum_campaigns_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__campaigns_v_version_terms_type" AS ENUM('title', 'subtitle', 'section-title', 'numbered', 'paragraph', 'list', 'sublist', 'lettered', 'markdown');
CREATE TYPE "public"."enum__campaigns_v_version_startsat_tz" AS ENUM('America/Lima');
CREATE TYPE "public"."enum__campaigns_v_version_endsat_tz" AS ENUM('America/Lima');
CREATE TYPE "public"."enum__campaigns_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__campaigns_v_published_locale" AS ENUM('es', 'en');
CREATE TYPE "public"."enum_terms_sections_accordions_blocks_type" AS ENUM('title', 'subtitle', 'section-title', 'numbered', 'paragraph', 'list', 'sublist', 'lettered', 'markdown');
CREATE TYPE "public"."enum_terms_sections_icon" AS ENUM('scale', 'users', 'gift');
CREATE TYPE "public"."enum_terms_sections_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__terms_sections_v_version_accordions_blocks_type" AS ENUM('title', 'subtitle', 'section-title', 'numbered', 'paragraph', 'list', 'sublist', 'lettered', 'markdown');
CREATE TYPE "public"."enum__terms_sections_v_version_icon" AS ENUM('scale', 'users', 'gift');
CREATE TYPE "public"."enum__terms_sections_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__terms_sections_v_published_locale" AS ENUM('es', 'en');
CREATE TYPE "public"."enum_social_campaigns_group" AS ENUM('community', 'environment');
CREATE TYPE "public"."enum_social_campaigns_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__social_campaigns_v_version_group" AS ENUM('community', 'environment');
CREATE TYPE "public"."enum__social_campaigns_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__social_campaigns_v_published_locale" AS ENUM('es', 'en');
CREATE TYPE "public"."enum_popups_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__popups_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__popups_v_published_locale" AS ENUM('es', 'en');
CREATE TYPE "public"."enum_legal_documents_key" AS ENUM('privacy-policy');
CREATE TYPE "public"."enum_legal_documents_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__legal_documents_v_version_key" AS ENUM('privacy-policy');
CREATE TYPE "public"."enum__legal_documents_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__legal_documents_v_published_locale" AS ENUM('es', 'en');
CREATE TYPE "public"."enum_consent_texts_purpose" AS ENUM('terms', 'marketing', 'referred-person', 'complaint-notice');
CREATE TYPE "public"."enum_consent_texts_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__consent_texts_v_version_purpose" AS ENUM('terms', 'marketing', 'referred-person', 'complaint-notice');
CREATE TYPE "public"."enum__consent_texts_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__consent_texts_v_published_locale" AS ENUM('es', 'en');
CREATE TYPE "public"."enum_leads_kind" AS ENUM('contact', 'appointment', 'waiting-list');
CREATE TYPE "public"."enum_leads_channel" AS ENUM('web', 'walk-in', 'phone', 'whatsapp', 'fair', 'portal', 'meta', 'referral');
CREATE TYPE "public"."enum_leads_appointment_time_of_day" AS ENUM('morning', 'afternoon');
CREATE TYPE "public"."enum_leads_appointment_meeting_place" AS ENUM('office', 'site');
CREATE TYPE "public"."enum_leads_locale" AS ENUM('es', 'en');
CREATE TYPE "public"."enum_quotes_price_source" AS ENUM('list', 'from', 'named');
CREATE TYPE "public"."enum_quotes_locale" AS ENUM('es', 'en');
CREATE TYPE "public"."enum_appointments_state" AS ENUM('booked', 'came', 'missed', 'cancelled');
CREATE TYPE "public"."enum_appointments_locale" AS ENUM('es', 'en');
CREATE TYPE "public"."appointment_weekday" AS ENUM('sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday');
CREATE TYPE "public"."appointment_place_kind" AS ENUM('office', 'project', 'transport', 'video');
CREATE TYPE "public"."enum_appointment_places_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__appointment_places_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__appointment_places_v_published_locale" AS ENUM('es', 'en');
CREATE TYPE "public"."enum_appointment_events_kind" AS ENUM('booked', 'moved', 'cancelled', 'came', 'missed', 'reopened');
CREATE TYPE "public"."enum_referrals_locale" AS ENUM('es', 'en');
CREATE TYPE "public"."enum_lead_work_kind" AS ENUM('contact', 'appointment', 'waiting-list');
CREATE TYPE "public"."enum_lead_work_state" AS ENUM('new', 'contacted', 'appointment', 'reserved', 'won', 'lost');
CREATE TYPE "public"."enum_lead_work_lost_reason" AS ENUM('no-answer', 'price', 'location', 'bought-elsewhere', 'not-now', 'duplicate', 'not-a-person');
CREATE TYPE "public"."enum_lead_events_kind" AS ENUM('note', 'state', 'owner', 'next-step', 'contact', 'message', 'appointment-declined', 'quote');
CREATE TYPE "public"."enum_lead_notices_kind" AS ENUM('new', 'unanswered', 'next-step', 'message', 'message-failed', 'list', 'morning-list');
CREATE TYPE "public"."enum_person_decisions_verdict" AS ENUM('different', 'undecided');
CREATE TYPE "public"."enum_source_events_source" AS ENUM('meta', 'portal', 'generic', 'whatsapp');
CREATE TYPE "public"."enum_source_events_state" AS ENUM('waiting', 'stored', 'parked');
CREATE TYPE "public"."enum_source_events_reason" AS ENUM('unreadable', 'unknown-form', 'unknown-project', 'no-contact', 'not-fetched');
CREATE TYPE "public"."enum_source_forms_source" AS ENUM('meta', 'portal', 'generic', 'whatsapp');
CREATE TYPE "public"."enum_source_forms_channel" AS ENUM('walk-in', 'phone', 'whatsapp', 'fair', 'portal', 'meta', 'referral');
CREATE TYPE "public"."enum_source_forms_locale" AS ENUM('es', 'en');
CREATE TYPE "public"."enum_whatsapp_messages_direction" AS ENUM('in', 'out');
CREATE TYPE "public"."enum_whatsapp_messages_kind" AS ENUM('text', 'template', 'reaction', 'image', 'video', 'audio', 'document', 'sticker', 'location', 'contacts', 'other');
CREATE TYPE "public"."enum_whatsapp_messages_state" AS ENUM('received', 'queued', 'sending', 'sent', 'delivered', 'read', 'failed', 'unknown');
CREATE TYPE "public"."enum_whatsapp_messages_reason" AS ENUM('window-closed', 'recipient', 'template', 'limit', 'account', 'not-reached', 'rejected');
CREATE TYPE "public"."enum_referral_work_state" AS ENUM('new', 'contacted', 'appointment', 'reserved', 'won', 'lost');
CREATE TYPE "public"."enum_referral_work_lost_reason" AS ENUM('no-answer', 'price', 'location', 'bought-elsewhere', 'not-now', 'duplicate', 'not-a-person');
CREATE TYPE "public"."enum_referral_events_kind" AS ENUM('note', 'state', 'contact', 'invitation', 'reward');
CREATE TYPE "public"."enum_referral_rewards_state" AS ENUM('due', 'approved', 'paid', 'cancelled');
CREATE TYPE "public"."enum_reward_proofs_scan" AS ENUM('none', 'pending', 'clean', 'infected', 'unsafe');
CREATE TYPE "public"."enum_referral_answers_answer" AS ENUM('confirmed', 'declined');
CREATE TYPE "public"."enum_complaints_rule_kind" AS ENUM('business', 'calendar');
CREATE TYPE "public"."enum_complaints_locale" AS ENUM('es', 'en');
CREATE TYPE "public"."enum_complaints_document_type" AS ENUM('DNI', 'Pasaporte');
CREATE TYPE "public"."enum_complaints_good_type" AS ENUM('Proyecto', 'Servicio');
CREATE TYPE "public"."enum_complaints_currency" AS ENUM('PEN', 'USD');
CREATE TYPE "public"."enum_complaints_claim_type" AS ENUM('Reclamo', 'Queja');
CREATE TYPE "public"."enum_complaints_attachment_scan" AS ENUM('none', 'pending', 'clean', 'infected', 'unsafe');
CREATE TYPE "public"."enum_complaints_status" AS ENUM('received', 'letter', 'answered');
CREATE TYPE "public"."enum_complaints_letter_method" AS ENUM('hand', 'post', 'courier');
CREATE TYPE "public"."enum_complaint_events_kind" AS ENUM('owner');
CREATE TYPE "public"."enum_complaint_answer_files_scan" AS ENUM('none', 'pending', 'clean', 'infected', 'unsafe');
CREATE TYPE "public"."enum_consents_purpose" AS ENUM('terms', 'marketing', 'referred-person', 'complaint-notice');
CREATE TYPE "public"."enum_consents_given" AS ENUM('form', 'spoken');
CREATE TYPE "public"."enum_consents_locale" AS ENUM('es', 'en');
CREATE TYPE "public"."enum_waiting_entries_kind" AS ENUM('lot', 'next-building', 'construction');
CREATE TYPE "public"."enum_waiting_entries_locale" AS ENUM('es', 'en');
CREATE TYPE "public"."enum_waiting_entries_state" AS ENUM('unconfirmed', 'waiting', 'notified', 'left');
CREATE TYPE "public"."enum_privacy_requests_kind" AS ENUM('access', 'rectification', 'cancellation', 'opposition', 'portability');
CREATE TYPE "public"."enum_privacy_requests_locale" AS ENUM('es', 'en');
CREATE TYPE "public"."enum_privacy_requests_state" AS ENUM('unconfirmed', 'open', 'closed');
CREATE TYPE "public"."enum_privacy_answer_files_scan" AS ENUM('none', 'pending', 'clean', 'infected', 'unsafe');
CREATE TYPE "public"."enum_consent_withdrawals_purpose" AS ENUM('marketing');
CREATE TYPE "public"."enum_mail_links_purpose" AS ENUM('confirm-request', 'withdraw-consent', 'confirm-waiting', 'leave-waiting');
CREATE TYPE "public"."enum_privacy_log_event" AS ENUM('seen', 'listed', 'searched', 'changed', 'exported', 'erased', 'anonymised', 'kept', 'expired');
CREATE TYPE "public"."enum_incident_events_kind" AS ENUM('note', 'measure', 'affected', 'authority-letter', 'authority-notified', 'people-letter', 'closed');
CREATE TYPE "public"."enum_deliveries_integration" AS ENUM('crm', 'referral-script', 'complaint-sheet', 'mail', 'push', 'meta-ads', 'google-ads');
CREATE TYPE "public"."enum_deliveries_subject_kind" AS ENUM('lead', 'referral', 'referred-person', 'complaint', 'privacy-request', 'waiting-entry', 'notice');
CREATE TYPE "public"."enum_deliveries_status" AS ENUM('waiting', 'held', 'delivered', 'skipped', 'parked');
CREATE TYPE "public"."enum_delivery_attempts_outcome" AS ENUM('delivered', 'skipped', 'retry', 'refused');
CREATE TYPE "public"."enum_releases_state" AS ENUM('waiting', 'building', 'online', 'refused', 'failed', 'replaced');
CREATE TYPE "public"."enum_releases_kind" AS ENUM('publish', 'rollback');
CREATE TYPE "public"."enum_releases_outcome" AS ENUM('published', 'failed');
CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'manager', 'marketing', 'sales', 'customer-service', 'privacy', 'closed');
CREATE TYPE "public"."enum_users_language" AS ENUM('es', 'en');
CREATE TYPE "public"."enum_access_log_event" AS ENUM('login', 'login-failed', 'locked', 'unlocked', 'logout', 'invited', 'password-reset-asked', 'password-reset', 'password-chosen', 'password-changed', 'second-factor-begun', 'second-factor-set-up', 'second-factor-passed', 'second-factor-failed', 'second-factor-locked', 'second-factor-reset', 'recovery-code-used', 'recovery-codes-renewed', 'sessions-ended', 'account-closed', 'complaint-attachment-opened', 'complaint-document-opened', 'reward-proof-opened', 'complaint-register-exported', 'leads-exported', 'team-exported', 'funnel-exported');
CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
CREATE TYPE "public"."enum_payload_folders_folder_type" AS ENUM('media');
CREATE TYPE "public"."enum_site_settings_socials_network" AS ENUM('facebook', 'instagram', 'tiktok', 'youtube');
CREATE TYPE "public"."enum_site_settings_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__site_settings_v_version_socials_network" AS ENUM('facebook', 'instagram', 'tiktok', 'youtube');
CREATE TYPE "public"."enum__site_settings_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__site_settings_v_published_locale" AS ENUM('es', 'en');
CREATE TYPE "public"."enum_navigation_items_target" AS ENUM('about', 'condominiums', 'apartments', 'social-responsibility', 'referrals', 'news');
CREATE TYPE "public"."enum_navigation_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__navigation_v_version_items_target" AS ENUM('about', 'condominiums', 'apartments', 'social-responsibility', 'referrals', 'news');
CREATE TYPE "public"."enum__navigation_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__navigation_v_published_locale" AS ENUM('es', 'en');
CREATE TYPE "public"."enum_home_claims_key" AS ENUM('years', 'projects', 'families');
CREATE TYPE "public"."enum_home_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__home_v_version_claims_key" AS ENUM('years', 'projects', 'families');
CREATE TYPE "public"."enum__home_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__home_v_published_locale" AS ENUM('es', 'en');
CREATE TYPE "public"."enum_about_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__about_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__about_v_published_locale" AS ENUM('es', 'en');
CREATE TYPE "public"."enum_social_responsibility_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__social_responsibility_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__social_responsibility_v_published_locale" AS ENUM('es', 'en');
CREATE TYPE "public"."enum_referral_programme_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__referral_programme_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__referral_programme_v_published_locale" AS ENUM('es', 'en');
CREATE TYPE "public"."enum_complaint_book_establishments_city" AS ENUM('Arequipa', 'Lima');
CREATE TYPE "public"."enum_complaint_book_day_rule_kind" AS ENUM('business', 'calendar');
CREATE TYPE "public"."enum_complaint_book_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__complaint_book_v_version_establishments_city" AS ENUM('Arequipa', 'Lima');
CREATE TYPE "public"."enum__complaint_book_v_version_day_rule_kind" AS ENUM('business', 'calendar');
CREATE TYPE "public"."enum__complaint_book_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__complaint_book_v_published_locale" AS ENUM('es', 'en');
CREATE TYPE "public"."enum_news_page_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__news_page_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__news_page_v_published_locale" AS ENUM('es', 'en');
CREATE TYPE "public"."enum_terms_page_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__terms_page_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__terms_page_v_published_locale" AS ENUM('es', 'en');
CREATE TYPE "public"."enum_form_texts_documents_document_type_id" AS ENUM('1', '2');
CREATE TYPE "public"."enum_form_texts_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__form_texts_v_version_documents_document_type_id" AS ENUM('1', '2');
CREATE TYPE "public"."enum__form_texts_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__form_texts_v_published_locale" AS ENUM('es', 'en');
CREATE TYPE "public"."enum_maintenance_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__maintenance_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__maintenance_v_published_locale" AS ENUM('es', 'en');
CREATE TABLE "projects_area_amenities" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"icon" "enum_projects_area_amenities_icon",
	"sharing" "enum_projects_area_amenities_sharing"
);

CREATE TABLE "projects_area_amenities_locales" (
	"text" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" varchar NOT NULL
);

CREATE TABLE "projects_slider" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"type" "enum_projects_slider_type" DEFAULT 'image',
	"image_id" uuid,
	"video_id" uuid
);

CREATE TABLE "projects_gallery_sliders" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL
);

CREATE TABLE "projects_gallery_sliders_locales" (
	"title" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" varchar NOT NULL
);

CREATE TABLE "projects_info_box_info_boxes" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"icon" "content_icon",
	"highlighted" boolean DEFAULT false,
	"bold" boolean DEFAULT true
);

CREATE TABLE "projects_info_box_info_boxes_locales" (
	"value" varchar,
	"text" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" varchar NOT NULL
);

CREATE TABLE "projects_stages_images" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"image_id" uuid
);

CREATE TABLE "projects_stages_images_locales" (
	"title" varchar,
	"caption" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" varchar NOT NULL
);

CREATE TABLE "projects_construction_updates_updates" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"date" timestamp(3) with time zone,
	"percent" numeric
);

CREATE TABLE "projects_construction_updates_updates_locales" (
	"title" varchar,
	"text" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" varchar NOT NULL
);

CREATE TABLE "projects_answers_facts_rules" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL
);

CREATE TABLE "projects_answers_facts_rules_locales" (
	"text" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" varchar NOT NULL
);

CREATE TABLE "projects_answers_facts_drives" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"minutes" numeric
);

CREATE TABLE "projects_answers_facts_drives_locales" (
	"destination" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" varchar NOT NULL
);

CREATE TABLE "projects_answers_documents" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"kind" "enum_projects_answers_documents_kind" DEFAULT 'other',
	"number" varchar,
	"date" timestamp(3) with time zone,
	"file_id" uuid
);

CREATE TABLE "projects_answers_documents_locales" (
	"name" varchar,
	"proves" varchar,
	"issuer" varchar,
	"note" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" varchar NOT NULL
);

CREATE TABLE "projects_answers_questions" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL
);

CREATE TABLE "projects_answers_questions_locales" (
	"question" varchar,
	"answer" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" varchar NOT NULL
);

CREATE TABLE "projects" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" varchar,
	"order" numeric,
	"name" varchar,
	"kind" "enum_projects_kind",
	"place_id" uuid,
	"status" "project_sales_status",
	"sold_out" boolean DEFAULT false,
	"crm_id" numeric,
	"monthly_from_usd" numeric,
	"months" numeric,
	"min_area_m2" numeric,
	"lot_plan_id" uuid,
	"lot_images_shown" boolean DEFAULT false,
	"lot_images_empty_id" uuid,
	"lot_images_built_id" uuid,
	"area_building_id" uuid,
	"logo_id" uuid,
	"card_image_id" uuid,
	"gallery_panorama_id" uuid,
	"gallery_tour_url" varchar,
	"gallery_video_poster_id" uuid,
	"gallery_video_url" varchar,
	"gallery_cta_more_shown" boolean DEFAULT false,
	"gallery_cta_more_href" varchar,
	"virtual_shown" boolean DEFAULT false,
	"virtual_poster_id" uuid,
	"virtual_panorama_id" uuid,
	"virtual_tour_url" varchar,
	"virtual_video_url" varchar,
	"promo_banner_shown" boolean DEFAULT false,
	"promo_banner_image_id" uuid,
	"stages_shown" boolean DEFAULT false,
	"construction_updates_shown" boolean DEFAULT false,
	"construction_updates_is_demo" boolean DEFAULT false,
	"construction_updates_comparison_shown" boolean DEFAULT false,
	"construction_updates_comparison_before_id" uuid,
	"construction_updates_comparison_before_on" timestamp(3) with time zone,
	"construction_updates_comparison_after_id" uuid,
	"construction_updates_comparison_after_on" timestamp(3) with time zone,
	"construction_updates_next_on" timestamp(3) with time zone,
	"answers_shown" boolean DEFAULT false,
	"answers_is_demo" boolean DEFAULT false,
	"answers_facts_delivery_on" timestamp(3) with time zone,
	"answers_facts_maintenance_usd" numeric,
	"answers_facts_sand_from_m" numeric,
	"answers_facts_sand_to_m" numeric,
	"location_map_id" uuid,
	"location_coordinates_shown" boolean DEFAULT false,
	"location_coordinates_lat" numeric,
	"location_coordinates_lng" numeric,
	"location_coordinates_of_town" boolean DEFAULT false,
	"location_google_maps_url" varchar,
	"location_waze_url" varchar,
	"contact_image_id" uuid,
	"changed_by" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"_status" "enum_projects_status" DEFAULT 'draft'
);

CREATE TABLE "projects_locales" (
	"type_label" varchar,
	"status_note" varchar,
	"conditions" varchar,
	"area_title" varchar,
	"area_title_bold" varchar,
	"area_description" varchar,
	"card_description" varchar,
	"card_detail1" varchar,
	"card_detail2" varchar,
	"gallery_title" varchar,
	"gallery_title_bold" varchar,
	"gallery_subtitle" varchar,
	"gallery_note" varchar,
	"gallery_cta_title" varchar,
	"gallery_cta_title_bold" varchar,
	"gallery_cta_description" varchar,
	"gallery_cta_button_text" varchar,
	"gallery_cta_more_text" varchar,
	"virtual_title" varchar,
	"virtual_title_bold" varchar,
	"virtual_subtitle" varchar,
	"virtual_note" varchar,
	"promo_banner_title" varchar,
	"promo_banner_title_bold" varchar,
	"promo_banner_subtitle" varchar,
	"promo_banner_designation" varchar,
	"promo_banner_cta_text" varchar,
	"promo_banner_cta_highlight" varchar,
	"stages_title" varchar,
	"stages_title_bold" varchar,
	"stages_description" varchar,
	"stages_note" varchar,
	"construction_updates_note" varchar,
	"answers_facts_water" varchar,
	"answers_facts_power" varchar,
	"answers_facts_sewer" varchar,
	"answers_facts_delivery_note" varchar,
	"answers_facts_maintenance_note" varchar,
	"answers_not_in_price" varchar,
	"answers_caller" varchar,
	"location_title" varchar,
	"location_title_bold" varchar,
	"location_description" varchar,
	"location_note" varchar,
	"related_title" varchar,
	"related_title_bold" varchar,
	"contact_title" varchar,
	"contact_title_bold" varchar,
	"contact_intro" varchar,
	"seo_title" varchar,
	"seo_description" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "projects_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" uuid NOT NULL,
	"path" varchar NOT NULL,
	"media_id" uuid,
	"projects_id" uuid
);

CREATE TABLE "_projects_v_version_area_amenities" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"icon" "enum__projects_v_version_area_amenities_icon",
	"sharing" "enum__projects_v_version_area_amenities_sharing",
	"_uuid" varchar
);

CREATE TABLE "_projects_v_version_area_amenities_locales" (
	"text" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_projects_v_version_slider" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"type" "enum__projects_v_version_slider_type" DEFAULT 'image',
	"image_id" uuid,
	"video_id" uuid,
	"_uuid" varchar
);

CREATE TABLE "_projects_v_version_gallery_sliders" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"_uuid" varchar
);

CREATE TABLE "_projects_v_version_gallery_sliders_locales" (
	"title" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_projects_v_version_info_box_info_boxes" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"icon" "content_icon",
	"highlighted" boolean DEFAULT false,
	"bold" boolean DEFAULT true,
	"_uuid" varchar
);

CREATE TABLE "_projects_v_version_info_box_info_boxes_locales" (
	"value" varchar,
	"text" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_projects_v_version_stages_images" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"image_id" uuid,
	"_uuid" varchar
);

CREATE TABLE "_projects_v_version_stages_images_locales" (
	"title" varchar,
	"caption" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_projects_v_version_construction_updates_updates" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"date" timestamp(3) with time zone,
	"percent" numeric,
	"_uuid" varchar
);

CREATE TABLE "_projects_v_version_construction_updates_updates_locales" (
	"title" varchar,
	"text" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_projects_v_version_answers_facts_rules" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"_uuid" varchar
);

CREATE TABLE "_projects_v_version_answers_facts_rules_locales" (
	"text" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_projects_v_version_answers_facts_drives" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"minutes" numeric,
	"_uuid" varchar
);

CREATE TABLE "_projects_v_version_answers_facts_drives_locales" (
	"destination" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_projects_v_version_answers_documents" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" "enum__projects_v_version_answers_documents_kind" DEFAULT 'other',
	"number" varchar,
	"date" timestamp(3) with time zone,
	"file_id" uuid,
	"_uuid" varchar
);

CREATE TABLE "_projects_v_version_answers_documents_locales" (
	"name" varchar,
	"proves" varchar,
	"issuer" varchar,
	"note" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_projects_v_version_answers_questions" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"_uuid" varchar
);

CREATE TABLE "_projects_v_version_answers_questions_locales" (
	"question" varchar,
	"answer" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_projects_v" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"parent_id" uuid,
	"version_slug" varchar,
	"version_order" numeric,
	"version_name" varchar,
	"version_kind" "enum__projects_v_version_kind",
	"version_place_id" uuid,
	"version_status" "project_sales_status",
	"version_sold_out" boolean DEFAULT false,
	"version_crm_id" numeric,
	"version_monthly_from_usd" numeric,
	"version_months" numeric,
	"version_min_area_m2" numeric,
	"version_lot_plan_id" uuid,
	"version_lot_images_shown" boolean DEFAULT false,
	"version_lot_images_empty_id" uuid,
	"version_lot_images_built_id" uuid,
	"version_area_building_id" uuid,
	"version_logo_id" uuid,
	"version_card_image_id" uuid,
	"version_gallery_panorama_id" uuid,
	"version_gallery_tour_url" varchar,
	"version_gallery_video_poster_id" uuid,
	"version_gallery_video_url" varchar,
	"version_gallery_cta_more_shown" boolean DEFAULT false,
	"version_gallery_cta_more_href" varchar,
	"version_virtual_shown" boolean DEFAULT false,
	"version_virtual_poster_id" uuid,
	"version_virtual_panorama_id" uuid,
	"version_virtual_tour_url" varchar,
	"version_virtual_video_url" varchar,
	"version_promo_banner_shown" boolean DEFAULT false,
	"version_promo_banner_image_id" uuid,
	"version_stages_shown" boolean DEFAULT false,
	"version_construction_updates_shown" boolean DEFAULT false,
	"version_construction_updates_is_demo" boolean DEFAULT false,
	"version_construction_updates_comparison_shown" boolean DEFAULT false,
	"version_construction_updates_comparison_before_id" uuid,
	"version_construction_updates_comparison_before_on" timestamp(3) with time zone,
	"version_construction_updates_comparison_after_id" uuid,
	"version_construction_updates_comparison_after_on" timestamp(3) with time zone,
	"version_construction_updates_next_on" timestamp(3) with time zone,
	"version_answers_shown" boolean DEFAULT false,
	"version_answers_is_demo" boolean DEFAULT false,
	"version_answers_facts_delivery_on" timestamp(3) with time zone,
	"version_answers_facts_maintenance_usd" numeric,
	"version_answers_facts_sand_from_m" numeric,
	"version_answers_facts_sand_to_m" numeric,
	"version_location_map_id" uuid,
	"version_location_coordinates_shown" boolean DEFAULT false,
	"version_location_coordinates_lat" numeric,
	"version_location_coordinates_lng" numeric,
	"version_location_coordinates_of_town" boolean DEFAULT false,
	"version_location_google_maps_url" varchar,
	"version_location_waze_url" varchar,
	"version_contact_image_id" uuid,
	"version_changed_by" varchar,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version_deleted_at" timestamp(3) with time zone,
	"version__status" "enum__projects_v_version_status" DEFAULT 'draft',
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"snapshot" boolean,
	"published_locale" "enum__projects_v_published_locale",
	"latest" boolean
);

CREATE TABLE "_projects_v_locales" (
	"version_type_label" varchar,
	"version_status_note" varchar,
	"version_conditions" varchar,
	"version_area_title" varchar,
	"version_area_title_bold" varchar,
	"version_area_description" varchar,
	"version_card_description" varchar,
	"version_card_detail1" varchar,
	"version_card_detail2" varchar,
	"version_gallery_title" varchar,
	"version_gallery_title_bold" varchar,
	"version_gallery_subtitle" varchar,
	"version_gallery_note" varchar,
	"version_gallery_cta_title" varchar,
	"version_gallery_cta_title_bold" varchar,
	"version_gallery_cta_description" varchar,
	"version_gallery_cta_button_text" varchar,
	"version_gallery_cta_more_text" varchar,
	"version_virtual_title" varchar,
	"version_virtual_title_bold" varchar,
	"version_virtual_subtitle" varchar,
	"version_virtual_note" varchar,
	"version_promo_banner_title" varchar,
	"version_promo_banner_title_bold" varchar,
	"version_promo_banner_subtitle" varchar,
	"version_promo_banner_designation" varchar,
	"version_promo_banner_cta_text" varchar,
	"version_promo_banner_cta_highlight" varchar,
	"version_stages_title" varchar,
	"version_stages_title_bold" varchar,
	"version_stages_description" varchar,
	"version_stages_note" varchar,
	"version_construction_updates_note" varchar,
	"version_answers_facts_water" varchar,
	"version_answers_facts_power" varchar,
	"version_answers_facts_sewer" varchar,
	"version_answers_facts_delivery_note" varchar,
	"version_answers_facts_maintenance_note" varchar,
	"version_answers_not_in_price" varchar,
	"version_answers_caller" varchar,
	"version_location_title" varchar,
	"version_location_title_bold" varchar,
	"version_location_description" varchar,
	"version_location_note" varchar,
	"version_related_title" varchar,
	"version_related_title_bold" varchar,
	"version_contact_title" varchar,
	"version_contact_title_bold" varchar,
	"version_contact_intro" varchar,
	"version_seo_title" varchar,
	"version_seo_description" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_projects_v_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" uuid NOT NULL,
	"path" varchar NOT NULL,
	"media_id" uuid,
	"projects_id" uuid
);

CREATE TABLE "lots" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" varchar NOT NULL,
	"project_id" uuid NOT NULL,
	"code" varchar NOT NULL,
	"block" varchar NOT NULL,
	"area_m2" numeric NOT NULL,
	"frontage_m" numeric,
	"depth_m" numeric,
	"unit_type" varchar,
	"orientation" "lot_orientation" NOT NULL,
	"list_price_cents" numeric NOT NULL,
	"state" "lot_state" DEFAULT 'free' NOT NULL,
	"held_until" timestamp(3) with time zone,
	"held_for_id" uuid,
	"state_since" timestamp(3) with time zone,
	"state_by" varchar,
	"shape" varchar NOT NULL,
	"is_demo" boolean DEFAULT false,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "lot_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lot_id" uuid NOT NULL,
	"from" "lot_state_before",
	"to" "lot_state_after" NOT NULL,
	"held_until" timestamp(3) with time zone,
	"by" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "places_landing_facts" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL
);

CREATE TABLE "places_landing_facts_locales" (
	"value" varchar,
	"text" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" varchar NOT NULL
);

CREATE TABLE "places" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" varchar,
	"order" numeric,
	"name" varchar,
	"region" varchar,
	"landing_shown" boolean DEFAULT false,
	"landing_virtual_panorama_id" uuid,
	"landing_virtual_poster_id" uuid,
	"landing_promo_image_id" uuid,
	"landing_location_map_id" uuid,
	"changed_by" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"_status" "enum_places_status" DEFAULT 'draft'
);

CREATE TABLE "places_locales" (
	"landing_title" varchar,
	"landing_title_bold" varchar,
	"landing_description" varchar,
	"landing_gallery_title" varchar,
	"landing_gallery_title_bold" varchar,
	"landing_virtual_title" varchar,
	"landing_virtual_title_bold" varchar,
	"landing_virtual_subtitle" varchar,
	"landing_promo_title" varchar,
	"landing_promo_title_bold" varchar,
	"landing_promo_description" varchar,
	"landing_promo_button_text" varchar,
	"landing_location_title" varchar,
	"landing_location_title_bold" varchar,
	"landing_location_description" varchar,
	"landing_seo_title" varchar,
	"landing_seo_description" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "places_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" uuid NOT NULL,
	"path" varchar NOT NULL,
	"media_id" uuid
);

CREATE TABLE "_places_v_version_landing_facts" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"_uuid" varchar
);

CREATE TABLE "_places_v_version_landing_facts_locales" (
	"value" varchar,
	"text" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_places_v" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"parent_id" uuid,
	"version_slug" varchar,
	"version_order" numeric,
	"version_name" varchar,
	"version_region" varchar,
	"version_landing_shown" boolean DEFAULT false,
	"version_landing_virtual_panorama_id" uuid,
	"version_landing_virtual_poster_id" uuid,
	"version_landing_promo_image_id" uuid,
	"version_landing_location_map_id" uuid,
	"version_changed_by" varchar,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version_deleted_at" timestamp(3) with time zone,
	"version__status" "enum__places_v_version_status" DEFAULT 'draft',
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"snapshot" boolean,
	"published_locale" "enum__places_v_published_locale",
	"latest" boolean
);

CREATE TABLE "_places_v_locales" (
	"version_landing_title" varchar,
	"version_landing_title_bold" varchar,
	"version_landing_description" varchar,
	"version_landing_gallery_title" varchar,
	"version_landing_gallery_title_bold" varchar,
	"version_landing_virtual_title" varchar,
	"version_landing_virtual_title_bold" varchar,
	"version_landing_virtual_subtitle" varchar,
	"version_landing_promo_title" varchar,
	"version_landing_promo_title_bold" varchar,
	"version_landing_promo_description" varchar,
	"version_landing_promo_button_text" varchar,
	"version_landing_location_title" varchar,
	"version_landing_location_title_bold" varchar,
	"version_landing_location_description" varchar,
	"version_landing_seo_title" varchar,
	"version_landing_seo_description" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_places_v_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" uuid NOT NULL,
	"path" varchar NOT NULL,
	"media_id" uuid
);

CREATE TABLE "news" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" numeric,
	"image_id" uuid,
	"category_id" uuid,
	"featured" boolean DEFAULT false,
	"published_on" timestamp(3) with time zone,
	"changed_by" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"_status" "enum_news_status" DEFAULT 'draft'
);

CREATE TABLE "news_locales" (
	"title" varchar,
	"summary" varchar,
	"body" jsonb,
	"author" varchar,
	"date_label" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_news_v" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"parent_id" uuid,
	"version_number" numeric,
	"version_image_id" uuid,
	"version_category_id" uuid,
	"version_featured" boolean DEFAULT false,
	"version_published_on" timestamp(3) with time zone,
	"version_changed_by" varchar,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version_deleted_at" timestamp(3) with time zone,
	"version__status" "enum__news_v_version_status" DEFAULT 'draft',
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"snapshot" boolean,
	"published_locale" "enum__news_v_published_locale",
	"latest" boolean
);

CREATE TABLE "_news_v_locales" (
	"version_title" varchar,
	"version_summary" varchar,
	"version_body" jsonb,
	"version_author" varchar,
	"version_date_label" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "news_categories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" varchar,
	"order" numeric,
	"changed_by" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"_status" "enum_news_categories_status" DEFAULT 'draft'
);

CREATE TABLE "news_categories_locales" (
	"label" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_news_categories_v" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"parent_id" uuid,
	"version_slug" varchar,
	"version_order" numeric,
	"version_changed_by" varchar,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version_deleted_at" timestamp(3) with time zone,
	"version__status" "enum__news_categories_v_version_status" DEFAULT 'draft',
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"snapshot" boolean,
	"published_locale" "enum__news_categories_v_published_locale",
	"latest" boolean
);

CREATE TABLE "_news_categories_v_locales" (
	"version_label" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "testimonials" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" varchar,
	"order" numeric,
	"name" varchar,
	"project_id" uuid,
	"image_id" uuid,
	"changed_by" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"_status" "enum_testimonials_status" DEFAULT 'draft'
);

CREATE TABLE "testimonials_locales" (
	"quote_before" varchar,
	"quote_bold" varchar,
	"quote_after" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_testimonials_v" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"parent_id" uuid,
	"version_key" varchar,
	"version_order" numeric,
	"version_name" varchar,
	"version_project_id" uuid,
	"version_image_id" uuid,
	"version_changed_by" varchar,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version_deleted_at" timestamp(3) with time zone,
	"version__status" "enum__testimonials_v_version_status" DEFAULT 'draft',
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"snapshot" boolean,
	"published_locale" "enum__testimonials_v_published_locale",
	"latest" boolean
);

CREATE TABLE "_testimonials_v_locales" (
	"version_quote_before" varchar,
	"version_quote_bold" varchar,
	"version_quote_after" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "campaigns_terms" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"type" "enum_campaigns_terms_type"
);

CREATE TABLE "campaigns_terms_locales" (
	"text" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" varchar NOT NULL
);

CREATE TABLE "campaigns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" varchar,
	"starts_at" timestamp(3) with time zone,
	"startsat_tz" "enum_campaigns_startsat_tz" DEFAULT 'America/Lima',
	"ends_at" timestamp(3) with time zone,
	"endsat_tz" "enum_campaigns_endsat_tz" DEFAULT 'America/Lima',
	"exchange_rate" numeric,
	"project_id" uuid,
	"image_id" uuid,
	"changed_by" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"_status" "enum_campaigns_status" DEFAULT 'draft'
);

CREATE TABLE "campaigns_locales" (
	"title" varchar,
	"summary" varchar,
	"date_label" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_campaigns_v_version_terms" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"type" "enum__campaigns_v_version_terms_type",
	"_uuid" varchar
);

CREATE TABLE "_campaigns_v_version_terms_locales" (
	"text" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_campaigns_v" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"parent_id" uuid,
	"version_key" varchar,
	"version_starts_at" timestamp(3) with time zone,
	"version_startsat_tz" "enum__campaigns_v_version_startsat_tz" DEFAULT 'America/Lima',
	"version_ends_at" timestamp(3) with time zone,
	"version_endsat_tz" "enum__campaigns_v_version_endsat_tz" DEFAULT 'America/Lima',
	"version_exchange_rate" numeric,
	"version_project_id" uuid,
	"version_image_id" uuid,
	"version_changed_by" varchar,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version_deleted_at" timestamp(3) with time zone,
	"version__status" "enum__campaigns_v_version_status" DEFAULT 'draft',
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"snapshot" boolean,
	"published_locale" "enum__campaigns_v_published_locale",
	"latest" boolean
);

CREATE TABLE "_campaigns_v_locales" (
	"version_title" varchar,
	"version_summary" varchar,
	"version_date_label" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "terms_sections_accordions_blocks" (
	"_order" integer NOT NULL,
	"_parent_id" varchar NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"type" "enum_terms_sections_accordions_blocks_type"
);

CREATE TABLE "terms_sections_accordions_blocks_locales" (
	"text" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" varchar NOT NULL
);

CREATE TABLE "terms_sections_accordions" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"key" varchar
);

CREATE TABLE "terms_sections_accordions_locales" (
	"title" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" varchar NOT NULL
);

CREATE TABLE "terms_sections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" varchar,
	"order" numeric,
	"icon" "enum_terms_sections_icon",
	"lists_campaigns" boolean DEFAULT false,
	"changed_by" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"_status" "enum_terms_sections_status" DEFAULT 'draft'
);

CREATE TABLE "terms_sections_locales" (
	"title" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_terms_sections_v_version_accordions_blocks" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"type" "enum__terms_sections_v_version_accordions_blocks_type",
	"_uuid" varchar
);

CREATE TABLE "_terms_sections_v_version_accordions_blocks_locales" (
	"text" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_terms_sections_v_version_accordions" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" varchar,
	"_uuid" varchar
);

CREATE TABLE "_terms_sections_v_version_accordions_locales" (
	"title" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_terms_sections_v" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"parent_id" uuid,
	"version_key" varchar,
	"version_order" numeric,
	"version_icon" "enum__terms_sections_v_version_icon",
	"version_lists_campaigns" boolean DEFAULT false,
	"version_changed_by" varchar,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version_deleted_at" timestamp(3) with time zone,
	"version__status" "enum__terms_sections_v_version_status" DEFAULT 'draft',
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"snapshot" boolean,
	"published_locale" "enum__terms_sections_v_published_locale",
	"latest" boolean
);

CREATE TABLE "_terms_sections_v_locales" (
	"version_title" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "social_campaigns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" varchar,
	"order" numeric,
	"group" "enum_social_campaigns_group",
	"button_shown" boolean DEFAULT false,
	"changed_by" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"_status" "enum_social_campaigns_status" DEFAULT 'draft'
);

CREATE TABLE "social_campaigns_locales" (
	"title" varchar,
	"title_bold" varchar,
	"date_label" varchar,
	"paragraph" varchar,
	"button_label" varchar,
	"button_href" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "social_campaigns_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" uuid NOT NULL,
	"path" varchar NOT NULL,
	"media_id" uuid
);

CREATE TABLE "_social_campaigns_v" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"parent_id" uuid,
	"version_key" varchar,
	"version_order" numeric,
	"version_group" "enum__social_campaigns_v_version_group",
	"version_button_shown" boolean DEFAULT false,
	"version_changed_by" varchar,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version_deleted_at" timestamp(3) with time zone,
	"version__status" "enum__social_campaigns_v_version_status" DEFAULT 'draft',
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"snapshot" boolean,
	"published_locale" "enum__social_campaigns_v_published_locale",
	"latest" boolean
);

CREATE TABLE "_social_campaigns_v_locales" (
	"version_title" varchar,
	"version_title_bold" varchar,
	"version_date_label" varchar,
	"version_paragraph" varchar,
	"version_button_label" varchar,
	"version_button_href" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_social_campaigns_v_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" uuid NOT NULL,
	"path" varchar NOT NULL,
	"media_id" uuid
);

CREATE TABLE "popups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" varchar,
	"image_id" uuid,
	"button_shown" boolean DEFAULT false,
	"button_href" varchar,
	"changed_by" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"_status" "enum_popups_status" DEFAULT 'draft'
);

CREATE TABLE "popups_locales" (
	"title" varchar,
	"text" jsonb,
	"button_text" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_popups_v" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"parent_id" uuid,
	"version_key" varchar,
	"version_image_id" uuid,
	"version_button_shown" boolean DEFAULT false,
	"version_button_href" varchar,
	"version_changed_by" varchar,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version_deleted_at" timestamp(3) with time zone,
	"version__status" "enum__popups_v_version_status" DEFAULT 'draft',
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"snapshot" boolean,
	"published_locale" "enum__popups_v_published_locale",
	"latest" boolean
);

CREATE TABLE "_popups_v_locales" (
	"version_title" varchar,
	"version_text" jsonb,
	"version_button_text" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "redirects" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"from" varchar NOT NULL,
	"to" varchar NOT NULL,
	"is_automatic" boolean DEFAULT false,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "legal_documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" "enum_legal_documents_key",
	"version" varchar,
	"effective_on" timestamp(3) with time zone,
	"changed_by" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"_status" "enum_legal_documents_status" DEFAULT 'draft'
);

CREATE TABLE "legal_documents_locales" (
	"title" varchar,
	"title_bold" varchar,
	"body" jsonb,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_legal_documents_v" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"parent_id" uuid,
	"version_key" "enum__legal_documents_v_version_key",
	"version_version" varchar,
	"version_effective_on" timestamp(3) with time zone,
	"version_changed_by" varchar,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version_deleted_at" timestamp(3) with time zone,
	"version__status" "enum__legal_documents_v_version_status" DEFAULT 'draft',
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"snapshot" boolean,
	"published_locale" "enum__legal_documents_v_published_locale",
	"latest" boolean
);

CREATE TABLE "_legal_documents_v_locales" (
	"version_title" varchar,
	"version_title_bold" varchar,
	"version_body" jsonb,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "consent_texts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purpose" "enum_consent_texts_purpose",
	"version" varchar,
	"changed_by" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"_status" "enum_consent_texts_status" DEFAULT 'draft'
);

CREATE TABLE "consent_texts_locales" (
	"text" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_consent_texts_v" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"parent_id" uuid,
	"version_purpose" "enum__consent_texts_v_version_purpose",
	"version_version" varchar,
	"version_changed_by" varchar,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version_deleted_at" timestamp(3) with time zone,
	"version__status" "enum__consent_texts_v_version_status" DEFAULT 'draft',
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"snapshot" boolean,
	"published_locale" "enum__consent_texts_v_published_locale",
	"latest" boolean
);

CREATE TABLE "_consent_texts_v_locales" (
	"version_text" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "media" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" varchar,
	"svg" jsonb,
	"shapes" jsonb,
	"preview" varchar,
	"_objectkey" varchar,
	"folder_id" uuid,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"url" varchar,
	"thumbnail_u_r_l" varchar,
	"filename" varchar,
	"mime_type" varchar,
	"filesize" numeric,
	"width" numeric,
	"height" numeric,
	"focal_x" numeric,
	"focal_y" numeric,
	"sizes_avif480_url" varchar,
	"sizes_avif480_width" numeric,
	"sizes_avif480_height" numeric,
	"sizes_avif480_mime_type" varchar,
	"sizes_avif480_filesize" numeric,
	"sizes_avif480_filename" varchar,
	"sizes_avif800_url" varchar,
	"sizes_avif800_width" numeric,
	"sizes_avif800_height" numeric,
	"sizes_avif800_mime_type" varchar,
	"sizes_avif800_filesize" numeric,
	"sizes_avif800_filename" varchar,
	"sizes_avif1200_url" varchar,
	"sizes_avif1200_width" numeric,
	"sizes_avif1200_height" numeric,
	"sizes_avif1200_mime_type" varchar,
	"sizes_avif1200_filesize" numeric,
	"sizes_avif1200_filename" varchar,
	"sizes_avif1920_url" varchar,
	"sizes_avif1920_width" numeric,
	"sizes_avif1920_height" numeric,
	"sizes_avif1920_mime_type" varchar,
	"sizes_avif1920_filesize" numeric,
	"sizes_avif1920_filename" varchar,
	"sizes_avif_square_url" varchar,
	"sizes_avif_square_width" numeric,
	"sizes_avif_square_height" numeric,
	"sizes_avif_square_mime_type" varchar,
	"sizes_avif_square_filesize" numeric,
	"sizes_avif_square_filename" varchar,
	"sizes_jpeg480_url" varchar,
	"sizes_jpeg480_width" numeric,
	"sizes_jpeg480_height" numeric,
	"sizes_jpeg480_mime_type" varchar,
	"sizes_jpeg480_filesize" numeric,
	"sizes_jpeg480_filename" varchar,
	"sizes_jpeg800_url" varchar,
	"sizes_jpeg800_width" numeric,
	"sizes_jpeg800_height" numeric,
	"sizes_jpeg800_mime_type" varchar,
	"sizes_jpeg800_filesize" numeric,
	"sizes_jpeg800_filename" varchar,
	"sizes_jpeg1200_url" varchar,
	"sizes_jpeg1200_width" numeric,
	"sizes_jpeg1200_height" numeric,
	"sizes_jpeg1200_mime_type" varchar,
	"sizes_jpeg1200_filesize" numeric,
	"sizes_jpeg1200_filename" varchar,
	"sizes_jpeg1920_url" varchar,
	"sizes_jpeg1920_width" numeric,
	"sizes_jpeg1920_height" numeric,
	"sizes_jpeg1920_mime_type" varchar,
	"sizes_jpeg1920_filesize" numeric,
	"sizes_jpeg1920_filename" varchar,
	"sizes_jpeg_square_url" varchar,
	"sizes_jpeg_square_width" numeric,
	"sizes_jpeg_square_height" numeric,
	"sizes_jpeg_square_mime_type" varchar,
	"sizes_jpeg_square_filesize" numeric,
	"sizes_jpeg_square_filename" varchar
);

CREATE TABLE "media_locales" (
	"alt" varchar NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" varchar NOT NULL,
	"idempotency_key" varchar NOT NULL,
	"body_hash" varchar NOT NULL,
	"kind" "enum_leads_kind" NOT NULL,
	"channel" "enum_leads_channel" DEFAULT 'web' NOT NULL,
	"entered_by_id" uuid,
	"first_name" varchar NOT NULL,
	"last_name" varchar NOT NULL,
	"email" varchar NOT NULL,
	"phone" varchar NOT NULL,
	"document_type_id" integer,
	"document" varchar,
	"project_slug" varchar NOT NULL,
	"crm_project_id" integer,
	"appointment_date" date,
	"appointment_time_of_day" "enum_leads_appointment_time_of_day",
	"appointment_meeting_place" "enum_leads_appointment_meeting_place",
	"message" varchar,
	"observation" varchar,
	"locale" "enum_leads_locale" NOT NULL,
	"utm_source" varchar,
	"utm_medium" varchar,
	"utm_campaign" varchar,
	"utm_term" varchar,
	"utm_content" varchar,
	"referrer" varchar,
	"landing_page" varchar,
	"referral_code" varchar,
	"gclid" varchar,
	"gbraid" varchar,
	"wbraid" varchar,
	"fbclid" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "quotes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" varchar NOT NULL,
	"code" varchar NOT NULL,
	"lead_id" uuid,
	"issued_by" varchar,
	"project_slug" varchar NOT NULL,
	"project_name" varchar NOT NULL,
	"lot" varchar,
	"lot_version" timestamp(3) with time zone,
	"price_source" "enum_quotes_price_source" NOT NULL,
	"price_usd_cents" integer NOT NULL,
	"price_pen_cents" integer NOT NULL,
	"down_usd_cents" integer NOT NULL,
	"down_pen_cents" integer NOT NULL,
	"instalment_usd_cents" integer NOT NULL,
	"instalment_pen_cents" integer NOT NULL,
	"months" integer NOT NULL,
	"start_month" varchar NOT NULL,
	"payment_day" integer NOT NULL,
	"soles_per_dollar" numeric NOT NULL,
	"rate_date" date NOT NULL,
	"issued_on" date NOT NULL,
	"valid_until" date NOT NULL,
	"locale" "enum_quotes_locale" NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "appointments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" varchar NOT NULL,
	"lead_id" uuid,
	"place_id" uuid,
	"place_name" varchar NOT NULL,
	"starts_at" timestamp(3) with time zone NOT NULL,
	"ends_at" timestamp(3) with time zone NOT NULL,
	"seat" integer NOT NULL,
	"state" "enum_appointments_state" DEFAULT 'booked' NOT NULL,
	"lot" varchar,
	"time_zone" varchar,
	"sequence" integer DEFAULT 0 NOT NULL,
	"reminded_for" timestamp(3) with time zone,
	"locale" "enum_appointments_locale" NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "appointment_places_hours" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"weekday" "appointment_weekday",
	"from" varchar,
	"to" varchar
);

CREATE TABLE "appointment_places_closed_days" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"day" timestamp(3) with time zone,
	"reason" varchar
);

CREATE TABLE "appointment_places" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" varchar,
	"order" numeric,
	"kind" "appointment_place_kind",
	"meeting_url" varchar,
	"project_id" uuid,
	"slot_minutes" numeric DEFAULT 60,
	"capacity" numeric DEFAULT 1,
	"notice_hours" numeric DEFAULT 3,
	"horizon_days" numeric DEFAULT 28,
	"closed_on_holidays" boolean DEFAULT true,
	"first_day" timestamp(3) with time zone,
	"last_day" timestamp(3) with time zone,
	"is_demo" boolean DEFAULT false,
	"changed_by" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"_status" "enum_appointment_places_status" DEFAULT 'draft'
);

CREATE TABLE "appointment_places_locales" (
	"name" varchar,
	"address" varchar,
	"advice" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_appointment_places_v_version_hours" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"weekday" "appointment_weekday",
	"from" varchar,
	"to" varchar,
	"_uuid" varchar
);

CREATE TABLE "_appointment_places_v_version_closed_days" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"day" timestamp(3) with time zone,
	"reason" varchar,
	"_uuid" varchar
);

CREATE TABLE "_appointment_places_v" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"parent_id" uuid,
	"version_slug" varchar,
	"version_order" numeric,
	"version_kind" "appointment_place_kind",
	"version_meeting_url" varchar,
	"version_project_id" uuid,
	"version_slot_minutes" numeric DEFAULT 60,
	"version_capacity" numeric DEFAULT 1,
	"version_notice_hours" numeric DEFAULT 3,
	"version_horizon_days" numeric DEFAULT 28,
	"version_closed_on_holidays" boolean DEFAULT true,
	"version_first_day" timestamp(3) with time zone,
	"version_last_day" timestamp(3) with time zone,
	"version_is_demo" boolean DEFAULT false,
	"version_changed_by" varchar,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version_deleted_at" timestamp(3) with time zone,
	"version__status" "enum__appointment_places_v_version_status" DEFAULT 'draft',
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"snapshot" boolean,
	"published_locale" "enum__appointment_places_v_published_locale",
	"latest" boolean
);

CREATE TABLE "_appointment_places_v_locales" (
	"version_name" varchar,
	"version_address" varchar,
	"version_advice" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "appointment_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"appointment_id" uuid NOT NULL,
	"kind" "enum_appointment_events_kind" NOT NULL,
	"starts_at" timestamp(3) with time zone,
	"by" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "appointment_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"appointment_id" uuid NOT NULL,
	"key_hash" varchar NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "referrals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" varchar NOT NULL,
	"idempotency_key" varchar NOT NULL,
	"body_hash" varchar NOT NULL,
	"first_name" varchar NOT NULL,
	"last_name" varchar NOT NULL,
	"email" varchar NOT NULL,
	"phone" varchar NOT NULL,
	"document_type_id" integer,
	"document" varchar,
	"link_code" varchar,
	"locale" "enum_referrals_locale" NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "referred_persons" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"referral_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"first_name" varchar NOT NULL,
	"last_name" varchar NOT NULL,
	"document_type_id" integer,
	"document" varchar,
	"phone" varchar,
	"used_link" boolean DEFAULT false,
	"lead_id" uuid,
	"duplicate_of_id" uuid,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "lead_work" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lead_id" uuid NOT NULL,
	"received_at" timestamp(3) with time zone NOT NULL,
	"project" varchar NOT NULL,
	"kind" "enum_lead_work_kind" NOT NULL,
	"source" varchar,
	"state" "enum_lead_work_state" DEFAULT 'new' NOT NULL,
	"lost_reason" "enum_lead_work_lost_reason",
	"owner_id" uuid,
	"next_step" varchar,
	"next_step_at" timestamp(3) with time zone,
	"first_answer_at" timestamp(3) with time zone,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "lead_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lead_id" uuid NOT NULL,
	"kind" "enum_lead_events_kind" NOT NULL,
	"text" varchar,
	"from" varchar,
	"to" varchar,
	"by" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "lead_notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lead_id" uuid,
	"kind" "enum_lead_notices_kind" NOT NULL,
	"recipient_id" uuid,
	"step" varchar DEFAULT '' NOT NULL,
	"list_id" uuid,
	"seen_at" timestamp(3) with time zone,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "person_decisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"one" varchar NOT NULL,
	"other" varchar NOT NULL,
	"verdict" "enum_person_decisions_verdict" NOT NULL,
	"by" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "inbox_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" varchar NOT NULL,
	"query" varchar NOT NULL,
	"owner_id" uuid NOT NULL,
	"is_shared" boolean DEFAULT false,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "source_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"source" "enum_source_events_source" NOT NULL,
	"event_id" varchar NOT NULL,
	"form" varchar DEFAULT '' NOT NULL,
	"body" varchar NOT NULL,
	"request_id" varchar,
	"state" "enum_source_events_state" DEFAULT 'waiting' NOT NULL,
	"reason" "enum_source_events_reason",
	"lead_id" uuid,
	"try_count" numeric DEFAULT 0 NOT NULL,
	"due_at" timestamp(3) with time zone,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "source_forms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"source" "enum_source_forms_source" NOT NULL,
	"form" varchar NOT NULL,
	"name" varchar NOT NULL,
	"project_slug" varchar NOT NULL,
	"channel" "enum_source_forms_channel" NOT NULL,
	"locale" "enum_source_forms_locale" NOT NULL,
	"terms_version" varchar,
	"marketing_version" varchar,
	"marketing_box" varchar,
	"changed_by" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "whatsapp_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lead_id" uuid NOT NULL,
	"direction" "enum_whatsapp_messages_direction" NOT NULL,
	"provider_id" varchar,
	"contact" varchar NOT NULL,
	"kind" "enum_whatsapp_messages_kind" NOT NULL,
	"text" varchar DEFAULT '' NOT NULL,
	"template" varchar,
	"template_language" varchar,
	"template_parameters" jsonb,
	"ad_id" varchar,
	"ad_click_id" varchar,
	"ad_title" varchar,
	"state" "enum_whatsapp_messages_state" NOT NULL,
	"reason" "enum_whatsapp_messages_reason",
	"detail" varchar,
	"sent_by" varchar,
	"at" timestamp(3) with time zone NOT NULL,
	"claimed_at" timestamp(3) with time zone,
	"due_at" timestamp(3) with time zone,
	"sent_at" timestamp(3) with time zone,
	"delivered_at" timestamp(3) with time zone,
	"read_at" timestamp(3) with time zone,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "page_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"day" date NOT NULL,
	"page" varchar NOT NULL,
	"source" varchar NOT NULL,
	"campaign" varchar NOT NULL,
	"count" integer NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "page_view_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" varchar NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "web_vitals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"day" date NOT NULL,
	"page" varchar NOT NULL,
	"device" varchar NOT NULL,
	"vital" varchar NOT NULL,
	"bucket" integer NOT NULL,
	"count" integer NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "referral_work" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"referred_person_id" uuid NOT NULL,
	"state" "enum_referral_work_state" DEFAULT 'new' NOT NULL,
	"lost_reason" "enum_referral_work_lost_reason",
	"bought_on" date,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "referral_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"referred_person_id" uuid NOT NULL,
	"kind" "enum_referral_events_kind" NOT NULL,
	"text" varchar,
	"from" varchar,
	"to" varchar,
	"by" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "referral_rewards" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"referred_person_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"state" "enum_referral_rewards_state" DEFAULT 'due' NOT NULL,
	"approved_by" varchar,
	"approved_at" timestamp(3) with time zone,
	"paid_by" varchar,
	"paid_at" timestamp(3) with time zone,
	"paid_on" date,
	"proof" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "reward_proofs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reward_id" uuid NOT NULL,
	"key" varchar NOT NULL,
	"name" varchar NOT NULL,
	"type" varchar NOT NULL,
	"size" integer NOT NULL,
	"scan" "enum_reward_proofs_scan" DEFAULT 'pending' NOT NULL,
	"by" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "referral_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"referred_person_id" uuid NOT NULL,
	"token_hash" varchar NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"by" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "referral_answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"referred_person_id" uuid NOT NULL,
	"answer" "enum_referral_answers_answer" NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "complaints" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" varchar NOT NULL,
	"idempotency_key" varchar NOT NULL,
	"body_hash" varchar NOT NULL,
	"lookup_code" varchar NOT NULL,
	"year" integer NOT NULL,
	"number" integer NOT NULL,
	"filed_on" date NOT NULL,
	"due_on" date NOT NULL,
	"rule_kind" "enum_complaints_rule_kind" NOT NULL,
	"rule_days" integer NOT NULL,
	"locale" "enum_complaints_locale" NOT NULL,
	"establishment" varchar NOT NULL,
	"ruc" varchar NOT NULL,
	"first_name" varchar NOT NULL,
	"last_name" varchar NOT NULL,
	"email" varchar NOT NULL,
	"phone" varchar NOT NULL,
	"document_type" "enum_complaints_document_type" NOT NULL,
	"document" varchar NOT NULL,
	"department" varchar NOT NULL,
	"province" varchar NOT NULL,
	"district" varchar NOT NULL,
	"address" varchar NOT NULL,
	"guardian_name" varchar,
	"good_type" "enum_complaints_good_type" NOT NULL,
	"good_description" varchar NOT NULL,
	"amount" varchar NOT NULL,
	"currency" "enum_complaints_currency" NOT NULL,
	"claim_type" "enum_complaints_claim_type" NOT NULL,
	"detail" varchar NOT NULL,
	"request" varchar NOT NULL,
	"notify_by_email" boolean DEFAULT false NOT NULL,
	"attachment_key" varchar,
	"attachment_name" varchar,
	"attachment_type" varchar,
	"attachment_size" integer,
	"attachment_scan" "enum_complaints_attachment_scan" NOT NULL,
	"status" "enum_complaints_status" NOT NULL,
	"owner_id" uuid,
	"answer" varchar,
	"answered_at" timestamp(3) with time zone,
	"answered_by" varchar,
	"answered_by_account" varchar,
	"answer_by_letter" boolean DEFAULT false,
	"letter_delivered_on" date,
	"letter_method" "enum_complaints_letter_method",
	"letter_detail" varchar,
	"letter_recorded_by" varchar,
	"letter_recorded_at" timestamp(3) with time zone,
	"answer_pdf_key" varchar,
	"answer_pdf_hash" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "complaint_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"complaint_id" uuid NOT NULL,
	"text" varchar NOT NULL,
	"author" varchar NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "complaint_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"complaint_id" uuid NOT NULL,
	"kind" "enum_complaint_events_kind" NOT NULL,
	"from" varchar,
	"to" varchar,
	"by" varchar NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "complaint_answer_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"complaint_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"key" varchar NOT NULL,
	"name" varchar NOT NULL,
	"type" varchar NOT NULL,
	"size" integer NOT NULL,
	"hash" varchar NOT NULL,
	"scan" "enum_complaint_answer_files_scan" DEFAULT 'pending' NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "answer_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" varchar NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "answer_templates_locales" (
	"text" varchar NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "complaint_counters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" varchar NOT NULL,
	"lead_id" uuid,
	"referral_id" uuid,
	"complaint_id" uuid,
	"waiting_entry_id" uuid,
	"purpose" "enum_consents_purpose" NOT NULL,
	"version" varchar NOT NULL,
	"granted" boolean DEFAULT false NOT NULL,
	"given" "enum_consents_given" DEFAULT 'form' NOT NULL,
	"recorded_by" varchar,
	"locale" "enum_consents_locale" NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "waiting_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" varchar NOT NULL,
	"idempotency_key" varchar NOT NULL,
	"body_hash" varchar NOT NULL,
	"kind" "enum_waiting_entries_kind" NOT NULL,
	"project_slug" varchar NOT NULL,
	"lot" varchar,
	"first_name" varchar NOT NULL,
	"email" varchar NOT NULL,
	"mailbox_hash" varchar NOT NULL,
	"locale" "enum_waiting_entries_locale" NOT NULL,
	"state" "enum_waiting_entries_state" NOT NULL,
	"confirmed_at" timestamp(3) with time zone,
	"notified_at" timestamp(3) with time zone,
	"notified_for" varchar,
	"ended_at" timestamp(3) with time zone,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "privacy_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" varchar NOT NULL,
	"idempotency_key" varchar NOT NULL,
	"body_hash" varchar NOT NULL,
	"kind" "enum_privacy_requests_kind" NOT NULL,
	"first_name" varchar NOT NULL,
	"last_name" varchar NOT NULL,
	"email" varchar NOT NULL,
	"phone" varchar,
	"document_type_id" integer NOT NULL,
	"document" varchar NOT NULL,
	"detail" varchar,
	"locale" "enum_privacy_requests_locale" NOT NULL,
	"received_on" date NOT NULL,
	"due_on" date NOT NULL,
	"term_days" integer NOT NULL,
	"state" "enum_privacy_requests_state" NOT NULL,
	"confirmed_at" timestamp(3) with time zone,
	"handler_id" uuid,
	"outcome" varchar,
	"closed_at" timestamp(3) with time zone,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "privacy_answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_id" uuid NOT NULL,
	"text" varchar NOT NULL,
	"author" varchar NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "privacy_answer_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"answer_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"key" varchar NOT NULL,
	"name" varchar NOT NULL,
	"type" varchar NOT NULL,
	"size" integer NOT NULL,
	"hash" varchar NOT NULL,
	"scan" "enum_privacy_answer_files_scan" DEFAULT 'pending' NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "consent_withdrawals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject" varchar NOT NULL,
	"reference" varchar NOT NULL,
	"purpose" "enum_consent_withdrawals_purpose" NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "mail_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purpose" "enum_mail_links_purpose" NOT NULL,
	"key_hash" varchar NOT NULL,
	"subject" varchar NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "privacy_log" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"event" "enum_privacy_log_event" NOT NULL,
	"actor" varchar,
	"subject" varchar NOT NULL,
	"request" varchar,
	"reason" varchar,
	"count" integer,
	"commit" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "incidents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" varchar NOT NULL,
	"what" varchar NOT NULL,
	"found_at" timestamp(3) with time zone NOT NULL,
	"due_at" timestamp(3) with time zone NOT NULL,
	"author" varchar NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "incident_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"incident_id" uuid NOT NULL,
	"kind" "enum_incident_events_kind" NOT NULL,
	"text" varchar NOT NULL,
	"text_in_english" varchar,
	"recipient" varchar,
	"count" integer,
	"author" varchar NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "incident_affected" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"incident_id" uuid NOT NULL,
	"subject" varchar NOT NULL,
	"reference" varchar NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"integration" "enum_deliveries_integration" NOT NULL,
	"subject_kind" "enum_deliveries_subject_kind" NOT NULL,
	"subject_id" varchar NOT NULL,
	"reference" varchar NOT NULL,
	"template" varchar,
	"status" "enum_deliveries_status" NOT NULL,
	"attempt_count" integer DEFAULT 0 NOT NULL,
	"first_queued_at" timestamp(3) with time zone NOT NULL,
	"due_at" timestamp(3) with time zone NOT NULL,
	"claimed_until" timestamp(3) with time zone,
	"request_id" varchar,
	"let_through_at" timestamp(3) with time zone,
	"mailbox_hash" varchar,
	"delivered_at" timestamp(3) with time zone,
	"parked_at" timestamp(3) with time zone,
	"last_detail" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "delivery_attempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"delivery_id" uuid NOT NULL,
	"started_at" timestamp(3) with time zone NOT NULL,
	"outcome" "enum_delivery_attempts_outcome" NOT NULL,
	"http_status" integer,
	"detail" varchar NOT NULL,
	"duration_ms" integer NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "releases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" varchar,
	"state" "enum_releases_state",
	"kind" "enum_releases_kind",
	"asked_by" varchar,
	"asked_at" timestamp(3) with time zone,
	"reason" varchar,
	"started_at" timestamp(3) with time zone,
	"online_since" timestamp(3) with time zone,
	"seconds" numeric,
	"attempts" numeric,
	"outcome" "enum_releases_outcome",
	"problems" varchar,
	"problem_list" jsonb,
	"changes" jsonb,
	"target" varchar,
	"kept" boolean DEFAULT false,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "preview_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"address" varchar NOT NULL,
	"address_in_english" varchar NOT NULL,
	"asked_by" varchar,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "users_sessions" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"second_factor_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone,
	"expires_at" timestamp(3) with time zone NOT NULL
);

CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" varchar NOT NULL,
	"role" "enum_users_role" NOT NULL,
	"language" "enum_users_language" DEFAULT 'es' NOT NULL,
	"last_sign_in_at" timestamp(3) with time zone,
	"closed_at" timestamp(3) with time zone,
	"closed_by" varchar,
	"invited_at" timestamp(3) with time zone,
	"invited_by" varchar,
	"joined_at" timestamp(3) with time zone,
	"second_factor_since" timestamp(3) with time zone,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"email" varchar NOT NULL,
	"reset_password_token" varchar,
	"reset_password_expiration" timestamp(3) with time zone,
	"salt" varchar,
	"hash" varchar,
	"reset_password_requested_at" timestamp(3) with time zone,
	"login_attempts" numeric DEFAULT 0,
	"lock_until" timestamp(3) with time zone
);

CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid,
	"endpoint" varchar NOT NULL,
	"p256dh" varchar NOT NULL,
	"auth" varchar NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "calendar_feeds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid,
	"key_hash" varchar NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "second_factors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account" varchar NOT NULL,
	"key" varchar,
	"since" timestamp(3) with time zone,
	"step" numeric,
	"recovery_codes" jsonb,
	"pending_key" varchar,
	"pending_since" timestamp(3) with time zone,
	"attempts" numeric DEFAULT 0,
	"locks" numeric DEFAULT 0,
	"lock_until" timestamp(3) with time zone,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "access_log" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"event" "enum_access_log_event" NOT NULL,
	"account" varchar,
	"subject" varchar,
	"address" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "payload_kv" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" varchar NOT NULL,
	"data" jsonb NOT NULL
);

CREATE TABLE "payload_jobs_log" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"executed_at" timestamp(3) with time zone NOT NULL,
	"completed_at" timestamp(3) with time zone NOT NULL,
	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
	"task_i_d" varchar NOT NULL,
	"input" jsonb,
	"output" jsonb,
	"state" "enum_payload_jobs_log_state" NOT NULL,
	"error" jsonb
);

CREATE TABLE "payload_jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"input" jsonb,
	"completed_at" timestamp(3) with time zone,
	"total_tried" numeric DEFAULT 0,
	"has_error" boolean DEFAULT false,
	"error" jsonb,
	"task_slug" "enum_payload_jobs_task_slug",
	"queue" varchar DEFAULT 'default',
	"wait_until" timestamp(3) with time zone,
	"processing" boolean DEFAULT false,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "payload_folders_folder_type" (
	"order" integer NOT NULL,
	"parent_id" uuid NOT NULL,
	"value" "enum_payload_folders_folder_type",
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
);

CREATE TABLE "payload_folders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" varchar NOT NULL,
	"folder_id" uuid,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "payload_locked_documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"global_slug" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "payload_locked_documents_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" uuid NOT NULL,
	"path" varchar NOT NULL,
	"projects_id" uuid,
	"lots_id" uuid,
	"lot_events_id" uuid,
	"places_id" uuid,
	"news_id" uuid,
	"news_categories_id" uuid,
	"testimonials_id" uuid,
	"campaigns_id" uuid,
	"terms_sections_id" uuid,
	"social_campaigns_id" uuid,
	"popups_id" uuid,
	"redirects_id" uuid,
	"legal_documents_id" uuid,
	"consent_texts_id" uuid,
	"media_id" uuid,
	"leads_id" uuid,
	"quotes_id" uuid,
	"appointment_places_id" uuid,
	"referrals_id" uuid,
	"referred_persons_id" uuid,
	"complaints_id" uuid,
	"answer_templates_id" uuid,
	"complaint_counters_id" uuid,
	"consents_id" uuid,
	"deliveries_id" uuid,
	"delivery_attempts_id" uuid,
	"releases_id" uuid,
	"preview_links_id" uuid,
	"users_id" uuid,
	"payload_folders_id" uuid
);

CREATE TABLE "payload_preferences" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" varchar,
	"value" jsonb,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "payload_preferences_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" uuid NOT NULL,
	"path" varchar NOT NULL,
	"users_id" uuid
);

CREATE TABLE "payload_migrations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" varchar,
	"batch" numeric,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "site_settings_offices" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"key" varchar,
	"city" varchar,
	"phone" varchar,
	"email" varchar
);

CREATE TABLE "site_settings_offices_locales" (
	"address" varchar,
	"hours" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" varchar NOT NULL
);

CREATE TABLE "site_settings_socials" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"network" "enum_site_settings_socials_network",
	"url" varchar
);

CREATE TABLE "site_settings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"brand" varchar,
	"legal_name" varchar,
	"ruc" varchar,
	"privacy_officer" varchar,
	"copyright_from" numeric,
	"chat_number" varchar,
	"policy_document_id" uuid,
	"logos_condominium_id" uuid,
	"logos_condominium_on_dark_id" uuid,
	"logos_apartment_id" uuid,
	"logos_apartment_on_dark_id" uuid,
	"logos_mark_id" uuid,
	"exchange_rate_soles_per_dollar" numeric,
	"exchange_rate_date" timestamp(3) with time zone,
	"seo_title_suffix" varchar,
	"seo_image_id" uuid,
	"changed_by" varchar,
	"_status" "enum_site_settings_status" DEFAULT 'draft',
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone
);

CREATE TABLE "site_settings_locales" (
	"chat_greeting" varchar,
	"seo_description" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_site_settings_v_version_offices" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" varchar,
	"city" varchar,
	"phone" varchar,
	"email" varchar,
	"_uuid" varchar
);

CREATE TABLE "_site_settings_v_version_offices_locales" (
	"address" varchar,
	"hours" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_site_settings_v_version_socials" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"network" "enum__site_settings_v_version_socials_network",
	"url" varchar,
	"_uuid" varchar
);

CREATE TABLE "_site_settings_v" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version_brand" varchar,
	"version_legal_name" varchar,
	"version_ruc" varchar,
	"version_privacy_officer" varchar,
	"version_copyright_from" numeric,
	"version_chat_number" varchar,
	"version_policy_document_id" uuid,
	"version_logos_condominium_id" uuid,
	"version_logos_condominium_on_dark_id" uuid,
	"version_logos_apartment_id" uuid,
	"version_logos_apartment_on_dark_id" uuid,
	"version_logos_mark_id" uuid,
	"version_exchange_rate_soles_per_dollar" numeric,
	"version_exchange_rate_date" timestamp(3) with time zone,
	"version_seo_title_suffix" varchar,
	"version_seo_image_id" uuid,
	"version_changed_by" varchar,
	"version__status" "enum__site_settings_v_version_status" DEFAULT 'draft',
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"snapshot" boolean,
	"published_locale" "enum__site_settings_v_published_locale",
	"latest" boolean
);

CREATE TABLE "_site_settings_v_locales" (
	"version_chat_greeting" varchar,
	"version_seo_description" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "navigation_items" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"target" "enum_navigation_items_target"
);

CREATE TABLE "navigation_items_locales" (
	"label" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" varchar NOT NULL
);

CREATE TABLE "navigation" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"changed_by" varchar,
	"_status" "enum_navigation_status" DEFAULT 'draft',
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone
);

CREATE TABLE "navigation_locales" (
	"action" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_navigation_v_version_items" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"target" "enum__navigation_v_version_items_target",
	"_uuid" varchar
);

CREATE TABLE "_navigation_v_version_items_locales" (
	"label" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_navigation_v" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version_changed_by" varchar,
	"version__status" "enum__navigation_v_version_status" DEFAULT 'draft',
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"snapshot" boolean,
	"published_locale" "enum__navigation_v_published_locale",
	"latest" boolean
);

CREATE TABLE "_navigation_v_locales" (
	"version_action" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "home_claims" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"key" "enum_home_claims_key",
	"figure" numeric
);

CREATE TABLE "home_claims_locales" (
	"text" varchar,
	"detail" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" varchar NOT NULL
);

CREATE TABLE "home_certifications" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"name" varchar
);

CREATE TABLE "home_certifications_locales" (
	"detail" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" varchar NOT NULL
);

CREATE TABLE "home" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hero_poster_id" uuid,
	"about_image_id" uuid,
	"contact_image_id" uuid,
	"changed_by" varchar,
	"_status" "enum_home_status" DEFAULT 'draft',
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone
);

CREATE TABLE "home_locales" (
	"hero_title" varchar,
	"hero_title_bold" varchar,
	"hero_intro" varchar,
	"hero_primary_cta" varchar,
	"hero_secondary_cta" varchar,
	"projects_title" varchar,
	"projects_title_bold" varchar,
	"about_title" varchar,
	"about_title_bold" varchar,
	"about_intro" varchar,
	"about_body" varchar,
	"about_button" varchar,
	"news_title" varchar,
	"news_title_bold" varchar,
	"testimonials_title" varchar,
	"testimonials_title_bold" varchar,
	"contact_title" varchar,
	"contact_title_bold" varchar,
	"contact_intro" varchar,
	"seo_title" varchar,
	"seo_description" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "home_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" uuid NOT NULL,
	"path" varchar NOT NULL,
	"media_id" uuid
);

CREATE TABLE "_home_v_version_claims" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" "enum__home_v_version_claims_key",
	"figure" numeric,
	"_uuid" varchar
);

CREATE TABLE "_home_v_version_claims_locales" (
	"text" varchar,
	"detail" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_home_v_version_certifications" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" varchar,
	"_uuid" varchar
);

CREATE TABLE "_home_v_version_certifications_locales" (
	"detail" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_home_v" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version_hero_poster_id" uuid,
	"version_about_image_id" uuid,
	"version_contact_image_id" uuid,
	"version_changed_by" varchar,
	"version__status" "enum__home_v_version_status" DEFAULT 'draft',
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"snapshot" boolean,
	"published_locale" "enum__home_v_published_locale",
	"latest" boolean
);

CREATE TABLE "_home_v_locales" (
	"version_hero_title" varchar,
	"version_hero_title_bold" varchar,
	"version_hero_intro" varchar,
	"version_hero_primary_cta" varchar,
	"version_hero_secondary_cta" varchar,
	"version_projects_title" varchar,
	"version_projects_title_bold" varchar,
	"version_about_title" varchar,
	"version_about_title_bold" varchar,
	"version_about_intro" varchar,
	"version_about_body" varchar,
	"version_about_button" varchar,
	"version_news_title" varchar,
	"version_news_title_bold" varchar,
	"version_testimonials_title" varchar,
	"version_testimonials_title_bold" varchar,
	"version_contact_title" varchar,
	"version_contact_title_bold" varchar,
	"version_contact_intro" varchar,
	"version_seo_title" varchar,
	"version_seo_description" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_home_v_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" uuid NOT NULL,
	"path" varchar NOT NULL,
	"media_id" uuid
);

CREATE TABLE "about_values_items" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"icon" "content_icon"
);

CREATE TABLE "about_values_items_locales" (
	"title" varchar,
	"description" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" varchar NOT NULL
);

CREATE TABLE "about_chronology_entries" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"year" numeric,
	"image_id" uuid
);

CREATE TABLE "about_chronology_entries_locales" (
	"title" varchar,
	"description" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" varchar NOT NULL
);

CREATE TABLE "about_statistics" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"value" varchar
);

CREATE TABLE "about_statistics_locales" (
	"text" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" varchar NOT NULL
);

CREATE TABLE "about" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"header_image_id" uuid,
	"contact_image_id" uuid,
	"changed_by" varchar,
	"_status" "enum_about_status" DEFAULT 'draft',
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone
);

CREATE TABLE "about_locales" (
	"header_title" varchar,
	"header_title_bold" varchar,
	"header_intro" varchar,
	"history" varchar,
	"mission_title" varchar,
	"mission_title_bold" varchar,
	"mission_text" varchar,
	"vision_title" varchar,
	"vision_title_bold" varchar,
	"vision_text" varchar,
	"projects_title" varchar,
	"projects_title_bold" varchar,
	"values_title" varchar,
	"values_title_bold" varchar,
	"chronology_title" varchar,
	"chronology_title_bold" varchar,
	"certifications_title" varchar,
	"certifications_title_bold" varchar,
	"certifications_intro" varchar,
	"contact_title" varchar,
	"contact_title_bold" varchar,
	"contact_intro" varchar,
	"seo_title" varchar,
	"seo_description" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_about_v_version_values_items" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"icon" "content_icon",
	"_uuid" varchar
);

CREATE TABLE "_about_v_version_values_items_locales" (
	"title" varchar,
	"description" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_about_v_version_chronology_entries" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"year" numeric,
	"image_id" uuid,
	"_uuid" varchar
);

CREATE TABLE "_about_v_version_chronology_entries_locales" (
	"title" varchar,
	"description" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_about_v_version_statistics" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"value" varchar,
	"_uuid" varchar
);

CREATE TABLE "_about_v_version_statistics_locales" (
	"text" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_about_v" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version_header_image_id" uuid,
	"version_contact_image_id" uuid,
	"version_changed_by" varchar,
	"version__status" "enum__about_v_version_status" DEFAULT 'draft',
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"snapshot" boolean,
	"published_locale" "enum__about_v_published_locale",
	"latest" boolean
);

CREATE TABLE "_about_v_locales" (
	"version_header_title" varchar,
	"version_header_title_bold" varchar,
	"version_header_intro" varchar,
	"version_history" varchar,
	"version_mission_title" varchar,
	"version_mission_title_bold" varchar,
	"version_mission_text" varchar,
	"version_vision_title" varchar,
	"version_vision_title_bold" varchar,
	"version_vision_text" varchar,
	"version_projects_title" varchar,
	"version_projects_title_bold" varchar,
	"version_values_title" varchar,
	"version_values_title_bold" varchar,
	"version_chronology_title" varchar,
	"version_chronology_title_bold" varchar,
	"version_certifications_title" varchar,
	"version_certifications_title_bold" varchar,
	"version_certifications_intro" varchar,
	"version_contact_title" varchar,
	"version_contact_title_bold" varchar,
	"version_contact_intro" varchar,
	"version_seo_title" varchar,
	"version_seo_description" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "social_responsibility_solutions_items" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL
);

CREATE TABLE "social_responsibility_solutions_items_locales" (
	"title" varchar,
	"description" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" varchar NOT NULL
);

CREATE TABLE "social_responsibility" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"header_image_id" uuid,
	"solutions_image_id" uuid,
	"news_banner_image_id" uuid,
	"contact_image_id" uuid,
	"changed_by" varchar,
	"_status" "enum_social_responsibility_status" DEFAULT 'draft',
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone
);

CREATE TABLE "social_responsibility_locales" (
	"header_title" varchar,
	"header_title_bold" varchar,
	"header_intro" varchar,
	"community_title" varchar,
	"community_title_bold" varchar,
	"community_intro" varchar,
	"solutions_title" varchar,
	"solutions_title_bold" varchar,
	"solutions_intro" varchar,
	"environment_title" varchar,
	"environment_title_bold" varchar,
	"environment_intro" varchar,
	"news_banner_title" varchar,
	"news_banner_title_bold" varchar,
	"news_banner_text" varchar,
	"news_banner_button" varchar,
	"contact_title" varchar,
	"contact_title_bold" varchar,
	"contact_intro" varchar,
	"seo_title" varchar,
	"seo_description" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_social_responsibility_v_version_solutions_items" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"_uuid" varchar
);

CREATE TABLE "_social_responsibility_v_version_solutions_items_locales" (
	"title" varchar,
	"description" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_social_responsibility_v" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version_header_image_id" uuid,
	"version_solutions_image_id" uuid,
	"version_news_banner_image_id" uuid,
	"version_contact_image_id" uuid,
	"version_changed_by" varchar,
	"version__status" "enum__social_responsibility_v_version_status" DEFAULT 'draft',
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"snapshot" boolean,
	"published_locale" "enum__social_responsibility_v_published_locale",
	"latest" boolean
);

CREATE TABLE "_social_responsibility_v_locales" (
	"version_header_title" varchar,
	"version_header_title_bold" varchar,
	"version_header_intro" varchar,
	"version_community_title" varchar,
	"version_community_title_bold" varchar,
	"version_community_intro" varchar,
	"version_solutions_title" varchar,
	"version_solutions_title_bold" varchar,
	"version_solutions_intro" varchar,
	"version_environment_title" varchar,
	"version_environment_title_bold" varchar,
	"version_environment_intro" varchar,
	"version_news_banner_title" varchar,
	"version_news_banner_title_bold" varchar,
	"version_news_banner_text" varchar,
	"version_news_banner_button" varchar,
	"version_contact_title" varchar,
	"version_contact_title_bold" varchar,
	"version_contact_intro" varchar,
	"version_seo_title" varchar,
	"version_seo_description" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "referral_programme_rewards_items" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"icon" "content_icon",
	"amount_pen" numeric
);

CREATE TABLE "referral_programme_rewards_items_locales" (
	"title" varchar,
	"description" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" varchar NOT NULL
);

CREATE TABLE "referral_programme_steps_items" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"image_id" uuid
);

CREATE TABLE "referral_programme_steps_items_locales" (
	"title" varchar,
	"description" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" varchar NOT NULL
);

CREATE TABLE "referral_programme_prizes_items" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL
);

CREATE TABLE "referral_programme_prizes_items_locales" (
	"title" varchar,
	"description" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" varchar NOT NULL
);

CREATE TABLE "referral_programme" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"header_image_id" uuid,
	"prizes_image_id" uuid,
	"changed_by" varchar,
	"_status" "enum_referral_programme_status" DEFAULT 'draft',
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone
);

CREATE TABLE "referral_programme_locales" (
	"header_title" varchar,
	"header_title_bold" varchar,
	"header_intro" varchar,
	"header_first_button" varchar,
	"header_second_button" varchar,
	"rewards_title" varchar,
	"rewards_title_bold" varchar,
	"rewards_intro" varchar,
	"rewards_button" varchar,
	"steps_title" varchar,
	"steps_title_bold" varchar,
	"form_title" varchar,
	"form_title_bold" varchar,
	"form_intro" varchar,
	"banner_title" varchar,
	"banner_title_bold" varchar,
	"banner_text" varchar,
	"banner_button" varchar,
	"prizes_title" varchar,
	"prizes_title_bold" varchar,
	"prizes_intro" varchar,
	"seo_title" varchar,
	"seo_description" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_referral_programme_v_version_rewards_items" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"icon" "content_icon",
	"amount_pen" numeric,
	"_uuid" varchar
);

CREATE TABLE "_referral_programme_v_version_rewards_items_locales" (
	"title" varchar,
	"description" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_referral_programme_v_version_steps_items" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"image_id" uuid,
	"_uuid" varchar
);

CREATE TABLE "_referral_programme_v_version_steps_items_locales" (
	"title" varchar,
	"description" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_referral_programme_v_version_prizes_items" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"_uuid" varchar
);

CREATE TABLE "_referral_programme_v_version_prizes_items_locales" (
	"title" varchar,
	"description" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_referral_programme_v" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version_header_image_id" uuid,
	"version_prizes_image_id" uuid,
	"version_changed_by" varchar,
	"version__status" "enum__referral_programme_v_version_status" DEFAULT 'draft',
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"snapshot" boolean,
	"published_locale" "enum__referral_programme_v_published_locale",
	"latest" boolean
);

CREATE TABLE "_referral_programme_v_locales" (
	"version_header_title" varchar,
	"version_header_title_bold" varchar,
	"version_header_intro" varchar,
	"version_header_first_button" varchar,
	"version_header_second_button" varchar,
	"version_rewards_title" varchar,
	"version_rewards_title_bold" varchar,
	"version_rewards_intro" varchar,
	"version_rewards_button" varchar,
	"version_steps_title" varchar,
	"version_steps_title_bold" varchar,
	"version_form_title" varchar,
	"version_form_title_bold" varchar,
	"version_form_intro" varchar,
	"version_banner_title" varchar,
	"version_banner_title_bold" varchar,
	"version_banner_text" varchar,
	"version_banner_button" varchar,
	"version_prizes_title" varchar,
	"version_prizes_title_bold" varchar,
	"version_prizes_intro" varchar,
	"version_seo_title" varchar,
	"version_seo_description" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "complaint_book_establishments" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"city" "enum_complaint_book_establishments_city"
);

CREATE TABLE "complaint_book_establishments_locales" (
	"address" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" varchar NOT NULL
);

CREATE TABLE "complaint_book_legal_notes" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL
);

CREATE TABLE "complaint_book_legal_notes_locales" (
	"text" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" varchar NOT NULL
);

CREATE TABLE "complaint_book" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"day_rule_kind" "enum_complaint_book_day_rule_kind" DEFAULT 'business',
	"day_rule_days" numeric,
	"changed_by" varchar,
	"_status" "enum_complaint_book_status" DEFAULT 'draft',
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone
);

CREATE TABLE "complaint_book_locales" (
	"title" varchar,
	"title_bold" varchar,
	"notice" varchar,
	"claim_definition" varchar,
	"grievance_definition" varchar,
	"service_note" varchar,
	"seo_title" varchar,
	"seo_description" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_complaint_book_v_version_establishments" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"city" "enum__complaint_book_v_version_establishments_city",
	"_uuid" varchar
);

CREATE TABLE "_complaint_book_v_version_establishments_locales" (
	"address" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_complaint_book_v_version_legal_notes" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"_uuid" varchar
);

CREATE TABLE "_complaint_book_v_version_legal_notes_locales" (
	"text" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_complaint_book_v" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version_day_rule_kind" "enum__complaint_book_v_version_day_rule_kind" DEFAULT 'business',
	"version_day_rule_days" numeric,
	"version_changed_by" varchar,
	"version__status" "enum__complaint_book_v_version_status" DEFAULT 'draft',
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"snapshot" boolean,
	"published_locale" "enum__complaint_book_v_published_locale",
	"latest" boolean
);

CREATE TABLE "_complaint_book_v_locales" (
	"version_title" varchar,
	"version_title_bold" varchar,
	"version_notice" varchar,
	"version_claim_definition" varchar,
	"version_grievance_definition" varchar,
	"version_service_note" varchar,
	"version_seo_title" varchar,
	"version_seo_description" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "news_page" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"header_poster_id" uuid,
	"banner_image_id" uuid,
	"contact_image_id" uuid,
	"changed_by" varchar,
	"_status" "enum_news_page_status" DEFAULT 'draft',
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone
);

CREATE TABLE "news_page_locales" (
	"header_title" varchar,
	"header_title_bold" varchar,
	"header_intro" varchar,
	"banner_title" varchar,
	"banner_title_bold" varchar,
	"banner_text" varchar,
	"banner_socials_title" varchar,
	"contact_title" varchar,
	"contact_title_bold" varchar,
	"contact_intro" varchar,
	"seo_title" varchar,
	"seo_description" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "news_page_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" uuid NOT NULL,
	"path" varchar NOT NULL,
	"media_id" uuid
);

CREATE TABLE "_news_page_v" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version_header_poster_id" uuid,
	"version_banner_image_id" uuid,
	"version_contact_image_id" uuid,
	"version_changed_by" varchar,
	"version__status" "enum__news_page_v_version_status" DEFAULT 'draft',
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"snapshot" boolean,
	"published_locale" "enum__news_page_v_published_locale",
	"latest" boolean
);

CREATE TABLE "_news_page_v_locales" (
	"version_header_title" varchar,
	"version_header_title_bold" varchar,
	"version_header_intro" varchar,
	"version_banner_title" varchar,
	"version_banner_title_bold" varchar,
	"version_banner_text" varchar,
	"version_banner_socials_title" varchar,
	"version_contact_title" varchar,
	"version_contact_title_bold" varchar,
	"version_contact_intro" varchar,
	"version_seo_title" varchar,
	"version_seo_description" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_news_page_v_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" uuid NOT NULL,
	"path" varchar NOT NULL,
	"media_id" uuid
);

CREATE TABLE "terms_page" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"contact_image_id" uuid,
	"changed_by" varchar,
	"_status" "enum_terms_page_status" DEFAULT 'draft',
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone
);

CREATE TABLE "terms_page_locales" (
	"title" varchar,
	"title_bold" varchar,
	"intro" varchar,
	"contact_title" varchar,
	"contact_title_bold" varchar,
	"contact_intro" varchar,
	"seo_title" varchar,
	"seo_description" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_terms_page_v" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version_contact_image_id" uuid,
	"version_changed_by" varchar,
	"version__status" "enum__terms_page_v_version_status" DEFAULT 'draft',
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"snapshot" boolean,
	"published_locale" "enum__terms_page_v_published_locale",
	"latest" boolean
);

CREATE TABLE "_terms_page_v_locales" (
	"version_title" varchar,
	"version_title_bold" varchar,
	"version_intro" varchar,
	"version_contact_title" varchar,
	"version_contact_title_bold" varchar,
	"version_contact_intro" varchar,
	"version_seo_title" varchar,
	"version_seo_description" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "form_texts_documents" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"document_type_id" "enum_form_texts_documents_document_type_id"
);

CREATE TABLE "form_texts_documents_locales" (
	"label" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" varchar NOT NULL
);

CREATE TABLE "form_texts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"changed_by" varchar,
	"_status" "enum_form_texts_status" DEFAULT 'draft',
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone
);

CREATE TABLE "form_texts_locales" (
	"lead_title" varchar,
	"lead_title_bold" varchar,
	"lead_button" varchar,
	"lead_required_note" varchar,
	"lead_success" varchar,
	"lead_failure" varchar,
	"lead_receipt" varchar,
	"fields_first_name_label" varchar,
	"fields_first_name_placeholder" varchar,
	"fields_last_name_label" varchar,
	"fields_last_name_placeholder" varchar,
	"fields_email_label" varchar,
	"fields_email_placeholder" varchar,
	"fields_phone_label" varchar,
	"fields_phone_placeholder" varchar,
	"fields_document_type_label" varchar,
	"fields_document_type_placeholder" varchar,
	"fields_document_label" varchar,
	"fields_document_placeholder" varchar,
	"fields_project_label" varchar,
	"fields_project_placeholder" varchar,
	"waiting_list_title" varchar,
	"waiting_list_title_bold" varchar,
	"waiting_list_intro" varchar,
	"waiting_list_button" varchar,
	"appointment_title" varchar,
	"appointment_title_bold" varchar,
	"appointment_intro" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_form_texts_v_version_documents" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"document_type_id" "enum__form_texts_v_version_documents_document_type_id",
	"_uuid" varchar
);

CREATE TABLE "_form_texts_v_version_documents_locales" (
	"label" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_form_texts_v" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version_changed_by" varchar,
	"version__status" "enum__form_texts_v_version_status" DEFAULT 'draft',
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"snapshot" boolean,
	"published_locale" "enum__form_texts_v_published_locale",
	"latest" boolean
);

CREATE TABLE "_form_texts_v_locales" (
	"version_lead_title" varchar,
	"version_lead_title_bold" varchar,
	"version_lead_button" varchar,
	"version_lead_required_note" varchar,
	"version_lead_success" varchar,
	"version_lead_failure" varchar,
	"version_lead_receipt" varchar,
	"version_fields_first_name_label" varchar,
	"version_fields_first_name_placeholder" varchar,
	"version_fields_last_name_label" varchar,
	"version_fields_last_name_placeholder" varchar,
	"version_fields_email_label" varchar,
	"version_fields_email_placeholder" varchar,
	"version_fields_phone_label" varchar,
	"version_fields_phone_placeholder" varchar,
	"version_fields_document_type_label" varchar,
	"version_fields_document_type_placeholder" varchar,
	"version_fields_document_label" varchar,
	"version_fields_document_placeholder" varchar,
	"version_fields_project_label" varchar,
	"version_fields_project_placeholder" varchar,
	"version_waiting_list_title" varchar,
	"version_waiting_list_title_bold" varchar,
	"version_waiting_list_intro" varchar,
	"version_waiting_list_button" varchar,
	"version_appointment_title" varchar,
	"version_appointment_title_bold" varchar,
	"version_appointment_intro" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "maintenance" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"on" boolean DEFAULT false,
	"changed_by" varchar,
	"_status" "enum_maintenance_status" DEFAULT 'draft',
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone
);

CREATE TABLE "maintenance_locales" (
	"title" varchar,
	"message" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_maintenance_v" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version_on" boolean DEFAULT false,
	"version_changed_by" varchar,
	"version__status" "enum__maintenance_v_version_status" DEFAULT 'draft',
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"snapshot" boolean,
	"published_locale" "enum__maintenance_v_published_locale",
	"latest" boolean
);

CREATE TABLE "_maintenance_v_locales" (
	"version_title" varchar,
	"version_message" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "sales_desk_teams" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"project_id" uuid
);

CREATE TABLE "sales_desk_approved_templates" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"name" varchar NOT NULL,
	"language" varchar DEFAULT 'es' NOT NULL,
	"body" varchar NOT NULL,
	"is_advertising" boolean DEFAULT false
);

CREATE TABLE "sales_desk" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone
);

CREATE TABLE "sales_desk_locales" (
	"messages_whats_app" varchar,
	"messages_mail_subject" varchar,
	"messages_mail_body" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "sales_desk_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" uuid NOT NULL,
	"path" varchar NOT NULL,
	"users_id" uuid
);

CREATE TABLE "privacy_desk" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"terms_access" numeric DEFAULT 20,
	"terms_rectification" numeric DEFAULT 10,
	"terms_cancellation" numeric DEFAULT 10,
	"terms_opposition" numeric DEFAULT 10,
	"terms_portability" numeric DEFAULT 10,
	"retention_lead_months" numeric DEFAULT 24,
	"retention_referral_months" numeric DEFAULT 24,
	"retention_request_months" numeric DEFAULT 24,
	"retention_waiting_months" numeric DEFAULT 12,
	"processors_hosting" varchar,
	"processors_mail" varchar,
	"processors_crm" varchar,
	"processors_whats_app" varchar,
	"processors_sheets" varchar,
	"processors_ads" varchar,
	"confirmed_by" varchar,
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone
);

CREATE TABLE "seed_state" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"content_hash" varchar,
	"finished_at" timestamp(3) with time zone,
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone
);

ALTER TABLE "projects_area_amenities" ADD CONSTRAINT "projects_area_amenities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "projects_area_amenities_locales" ADD CONSTRAINT "projects_area_amenities_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects_area_amenities"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "projects_slider" ADD CONSTRAINT "projects_slider_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "projects_slider" ADD CONSTRAINT "projects_slider_video_id_media_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "projects_slider" ADD CONSTRAINT "projects_slider_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "projects_gallery_sliders" ADD CONSTRAINT "projects_gallery_sliders_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "projects_gallery_sliders_locales" ADD CONSTRAINT "projects_gallery_sliders_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects_gallery_sliders"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "projects_info_box_info_boxes" ADD CONSTRAINT "projects_info_box_info_boxes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "projects_info_box_info_boxes_locales" ADD CONSTRAINT "projects_info_box_info_boxes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects_info_box_info_boxes"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "projects_stages_images" ADD CONSTRAINT "projects_stages_images_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "projects_stages_images" ADD CONSTRAINT "projects_stages_images_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "projects_stages_images_locales" ADD CONSTRAINT "projects_stages_images_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects_stages_images"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "projects_construction_updates_updates" ADD CONSTRAINT "projects_construction_updates_updates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "projects_construction_updates_updates_locales" ADD CONSTRAINT "projects_construction_updates_updates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects_construction_updates_updates"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "projects_answers_facts_rules" ADD CONSTRAINT "projects_answers_facts_rules_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "projects_answers_facts_rules_locales" ADD CONSTRAINT "projects_answers_facts_rules_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects_answers_facts_rules"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "projects_answers_facts_drives" ADD CONSTRAINT "projects_answers_facts_drives_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "projects_answers_facts_drives_locales" ADD CONSTRAINT "projects_answers_facts_drives_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects_answers_facts_drives"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "projects_answers_documents" ADD CONSTRAINT "projects_answers_documents_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "projects_answers_documents" ADD CONSTRAINT "projects_answers_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "projects_answers_documents_locales" ADD CONSTRAINT "projects_answers_documents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects_answers_documents"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "projects_answers_questions" ADD CONSTRAINT "projects_answers_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "projects_answers_questions_locales" ADD CONSTRAINT "projects_answers_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects_answers_questions"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "projects" ADD CONSTRAINT "projects_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "projects" ADD CONSTRAINT "projects_lot_plan_id_media_id_fk" FOREIGN KEY ("lot_plan_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "projects" ADD CONSTRAINT "projects_lot_images_empty_id_media_id_fk" FOREIGN KEY ("lot_images_empty_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "projects" ADD CONSTRAINT "projects_lot_images_built_id_media_id_fk" FOREIGN KEY ("lot_images_built_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "projects" ADD CONSTRAINT "projects_area_building_id_media_id_fk" FOREIGN KEY ("area_building_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "projects" ADD CONSTRAINT "projects_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "projects" ADD CONSTRAINT "projects_card_image_id_media_id_fk" FOREIGN KEY ("card_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "projects" ADD CONSTRAINT "projects_gallery_panorama_id_media_id_fk" FOREIGN KEY ("gallery_panorama_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "projects" ADD CONSTRAINT "projects_gallery_video_poster_id_media_id_fk" FOREIGN KEY ("gallery_video_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "projects" ADD CONSTRAINT "projects_virtual_poster_id_media_id_fk" FOREIGN KEY ("virtual_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "projects" ADD CONSTRAINT "projects_virtual_panorama_id_media_id_fk" FOREIGN KEY ("virtual_panorama_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "projects" ADD CONSTRAINT "projects_promo_banner_image_id_media_id_fk" FOREIGN KEY ("promo_banner_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "projects" ADD CONSTRAINT "projects_construction_updates_comparison_before_id_media_id_fk" FOREIGN KEY ("construction_updates_comparison_before_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "projects" ADD CONSTRAINT "projects_construction_updates_comparison_after_id_media_id_fk" FOREIGN KEY ("construction_updates_comparison_after_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "projects" ADD CONSTRAINT "projects_location_map_id_media_id_fk" FOREIGN KEY ("location_map_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "projects" ADD CONSTRAINT "projects_contact_image_id_media_id_fk" FOREIGN KEY ("contact_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "projects_locales" ADD CONSTRAINT "projects_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_projects_v_version_area_amenities" ADD CONSTRAINT "_projects_v_version_area_amenities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_projects_v_version_area_amenities_locales" ADD CONSTRAINT "_projects_v_version_area_amenities_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v_version_area_amenities"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_projects_v_version_slider" ADD CONSTRAINT "_projects_v_version_slider_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_projects_v_version_slider" ADD CONSTRAINT "_projects_v_version_slider_video_id_media_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_projects_v_version_slider" ADD CONSTRAINT "_projects_v_version_slider_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_projects_v_version_gallery_sliders" ADD CONSTRAINT "_projects_v_version_gallery_sliders_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_projects_v_version_gallery_sliders_locales" ADD CONSTRAINT "_projects_v_version_gallery_sliders_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v_version_gallery_sliders"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_projects_v_version_info_box_info_boxes" ADD CONSTRAINT "_projects_v_version_info_box_info_boxes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_projects_v_version_info_box_info_boxes_locales" ADD CONSTRAINT "_projects_v_version_info_box_info_boxes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v_version_info_box_info_boxes"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_projects_v_version_stages_images" ADD CONSTRAINT "_projects_v_version_stages_images_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_projects_v_version_stages_images" ADD CONSTRAINT "_projects_v_version_stages_images_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_projects_v_version_stages_images_locales" ADD CONSTRAINT "_projects_v_version_stages_images_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v_version_stages_images"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_projects_v_version_construction_updates_updates" ADD CONSTRAINT "_projects_v_version_construction_updates_updates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_projects_v_version_construction_updates_updates_locales" ADD CONSTRAINT "_projects_v_version_construction_updates_updates_locales__fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v_version_construction_updates_updates"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_projects_v_version_answers_facts_rules" ADD CONSTRAINT "_projects_v_version_answers_facts_rules_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_projects_v_version_answers_facts_rules_locales" ADD CONSTRAINT "_projects_v_version_answers_facts_rules_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v_version_answers_facts_rules"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_projects_v_version_answers_facts_drives" ADD CONSTRAINT "_projects_v_version_answers_facts_drives_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_projects_v_version_answers_facts_drives_locales" ADD CONSTRAINT "_projects_v_version_answers_facts_drives_locales_parent_i_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v_version_answers_facts_drives"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_projects_v_version_answers_documents" ADD CONSTRAINT "_projects_v_version_answers_documents_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_projects_v_version_answers_documents" ADD CONSTRAINT "_projects_v_version_answers_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_projects_v_version_answers_documents_locales" ADD CONSTRAINT "_projects_v_version_answers_documents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v_version_answers_documents"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_projects_v_version_answers_questions" ADD CONSTRAINT "_projects_v_version_answers_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_projects_v_version_answers_questions_locales" ADD CONSTRAINT "_projects_v_version_answers_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v_version_answers_questions"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_parent_id_projects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_place_id_places_id_fk" FOREIGN KEY ("version_place_id") REFERENCES "public"."places"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_lot_plan_id_media_id_fk" FOREIGN KEY ("version_lot_plan_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_lot_images_empty_id_media_id_fk" FOREIGN KEY ("version_lot_images_empty_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_lot_images_built_id_media_id_fk" FOREIGN KEY ("version_lot_images_built_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_area_building_id_media_id_fk" FOREIGN KEY ("version_area_building_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_card_image_id_media_id_fk" FOREIGN KEY ("version_card_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_gallery_panorama_id_media_id_fk" FOREIGN KEY ("version_gallery_panorama_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_gallery_video_poster_id_media_id_fk" FOREIGN KEY ("version_gallery_video_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_virtual_poster_id_media_id_fk" FOREIGN KEY ("version_virtual_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_virtual_panorama_id_media_id_fk" FOREIGN KEY ("version_virtual_panorama_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_promo_banner_image_id_media_id_fk" FOREIGN KEY ("version_promo_banner_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_construction_updates_comparison_before_id_media_id_fk" FOREIGN KEY ("version_construction_updates_comparison_before_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_construction_updates_comparison_after_id_media_id_fk" FOREIGN KEY ("version_construction_updates_comparison_after_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_location_map_id_media_id_fk" FOREIGN KEY ("version_location_map_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_contact_image_id_media_id_fk" FOREIGN KEY ("version_contact_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_projects_v_locales" ADD CONSTRAINT "_projects_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "lots" ADD CONSTRAINT "lots_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "lots" ADD CONSTRAINT "lots_held_for_id_leads_id_fk" FOREIGN KEY ("held_for_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "lot_events" ADD CONSTRAINT "lot_events_lot_id_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."lots"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "places_landing_facts" ADD CONSTRAINT "places_landing_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "places_landing_facts_locales" ADD CONSTRAINT "places_landing_facts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."places_landing_facts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "places" ADD CONSTRAINT "places_landing_virtual_panorama_id_media_id_fk" FOREIGN KEY ("landing_virtual_panorama_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "places" ADD CONSTRAINT "places_landing_virtual_poster_id_media_id_fk" FOREIGN KEY ("landing_virtual_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "places" ADD CONSTRAINT "places_landing_promo_image_id_media_id_fk" FOREIGN KEY ("landing_promo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "places" ADD CONSTRAINT "places_landing_location_map_id_media_id_fk" FOREIGN KEY ("landing_location_map_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "places_locales" ADD CONSTRAINT "places_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "places_rels" ADD CONSTRAINT "places_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "places_rels" ADD CONSTRAINT "places_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_places_v_version_landing_facts" ADD CONSTRAINT "_places_v_version_landing_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_places_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_places_v_version_landing_facts_locales" ADD CONSTRAINT "_places_v_version_landing_facts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_places_v_version_landing_facts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_places_v" ADD CONSTRAINT "_places_v_parent_id_places_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."places"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_places_v" ADD CONSTRAINT "_places_v_version_landing_virtual_panorama_id_media_id_fk" FOREIGN KEY ("version_landing_virtual_panorama_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_places_v" ADD CONSTRAINT "_places_v_version_landing_virtual_poster_id_media_id_fk" FOREIGN KEY ("version_landing_virtual_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_places_v" ADD CONSTRAINT "_places_v_version_landing_promo_image_id_media_id_fk" FOREIGN KEY ("version_landing_promo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_places_v" ADD CONSTRAINT "_places_v_version_landing_location_map_id_media_id_fk" FOREIGN KEY ("version_landing_location_map_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_places_v_locales" ADD CONSTRAINT "_places_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_places_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_places_v_rels" ADD CONSTRAINT "_places_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_places_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_places_v_rels" ADD CONSTRAINT "_places_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "news" ADD CONSTRAINT "news_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "news" ADD CONSTRAINT "news_category_id_news_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."news_categories"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "news_locales" ADD CONSTRAINT "news_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_parent_id_news_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_category_id_news_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."news_categories"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_news_v_locales" ADD CONSTRAINT "_news_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "news_categories_locales" ADD CONSTRAINT "news_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news_categories"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_news_categories_v" ADD CONSTRAINT "_news_categories_v_parent_id_news_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news_categories"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_news_categories_v_locales" ADD CONSTRAINT "_news_categories_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_news_categories_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "testimonials_locales" ADD CONSTRAINT "testimonials_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_parent_id_testimonials_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."testimonials"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_version_project_id_projects_id_fk" FOREIGN KEY ("version_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_testimonials_v_locales" ADD CONSTRAINT "_testimonials_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_testimonials_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "campaigns_terms" ADD CONSTRAINT "campaigns_terms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "campaigns_terms_locales" ADD CONSTRAINT "campaigns_terms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."campaigns_terms"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "campaigns_locales" ADD CONSTRAINT "campaigns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_campaigns_v_version_terms" ADD CONSTRAINT "_campaigns_v_version_terms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_campaigns_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_campaigns_v_version_terms_locales" ADD CONSTRAINT "_campaigns_v_version_terms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_campaigns_v_version_terms"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_campaigns_v" ADD CONSTRAINT "_campaigns_v_parent_id_campaigns_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_campaigns_v" ADD CONSTRAINT "_campaigns_v_version_project_id_projects_id_fk" FOREIGN KEY ("version_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_campaigns_v" ADD CONSTRAINT "_campaigns_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_campaigns_v_locales" ADD CONSTRAINT "_campaigns_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_campaigns_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "terms_sections_accordions_blocks" ADD CONSTRAINT "terms_sections_accordions_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."terms_sections_accordions"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "terms_sections_accordions_blocks_locales" ADD CONSTRAINT "terms_sections_accordions_blocks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."terms_sections_accordions_blocks"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "terms_sections_accordions" ADD CONSTRAINT "terms_sections_accordions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."terms_sections"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "terms_sections_accordions_locales" ADD CONSTRAINT "terms_sections_accordions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."terms_sections_accordions"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "terms_sections_locales" ADD CONSTRAINT "terms_sections_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."terms_sections"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_terms_sections_v_version_accordions_blocks" ADD CONSTRAINT "_terms_sections_v_version_accordions_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_terms_sections_v_version_accordions"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_terms_sections_v_version_accordions_blocks_locales" ADD CONSTRAINT "_terms_sections_v_version_accordions_blocks_locales_paren_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_terms_sections_v_version_accordions_blocks"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_terms_sections_v_version_accordions" ADD CONSTRAINT "_terms_sections_v_version_accordions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_terms_sections_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_terms_sections_v_version_accordions_locales" ADD CONSTRAINT "_terms_sections_v_version_accordions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_terms_sections_v_version_accordions"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_terms_sections_v" ADD CONSTRAINT "_terms_sections_v_parent_id_terms_sections_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."terms_sections"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_terms_sections_v_locales" ADD CONSTRAINT "_terms_sections_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_terms_sections_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "social_campaigns_locales" ADD CONSTRAINT "social_campaigns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."social_campaigns"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "social_campaigns_rels" ADD CONSTRAINT "social_campaigns_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."social_campaigns"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "social_campaigns_rels" ADD CONSTRAINT "social_campaigns_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_social_campaigns_v" ADD CONSTRAINT "_social_campaigns_v_parent_id_social_campaigns_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."social_campaigns"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_social_campaigns_v_locales" ADD CONSTRAINT "_social_campaigns_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_social_campaigns_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_social_campaigns_v_rels" ADD CONSTRAINT "_social_campaigns_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_social_campaigns_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_social_campaigns_v_rels" ADD CONSTRAINT "_social_campaigns_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "popups" ADD CONSTRAINT "popups_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "popups_locales" ADD CONSTRAINT "popups_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."popups"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_popups_v" ADD CONSTRAINT "_popups_v_parent_id_popups_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."popups"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_popups_v" ADD CONSTRAINT "_popups_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_popups_v_locales" ADD CONSTRAINT "_popups_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_popups_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "legal_documents_locales" ADD CONSTRAINT "legal_documents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."legal_documents"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_legal_documents_v" ADD CONSTRAINT "_legal_documents_v_parent_id_legal_documents_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."legal_documents"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_legal_documents_v_locales" ADD CONSTRAINT "_legal_documents_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_legal_documents_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "consent_texts_locales" ADD CONSTRAINT "consent_texts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."consent_texts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_consent_texts_v" ADD CONSTRAINT "_consent_texts_v_parent_id_consent_texts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."consent_texts"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_consent_texts_v_locales" ADD CONSTRAINT "_consent_texts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_consent_texts_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "media" ADD CONSTRAINT "media_folder_id_payload_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."payload_folders"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "leads" ADD CONSTRAINT "leads_entered_by_id_users_id_fk" FOREIGN KEY ("entered_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_place_id_appointment_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."appointment_places"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "appointment_places_hours" ADD CONSTRAINT "appointment_places_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."appointment_places"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "appointment_places_closed_days" ADD CONSTRAINT "appointment_places_closed_days_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."appointment_places"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "appointment_places" ADD CONSTRAINT "appointment_places_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "appointment_places_locales" ADD CONSTRAINT "appointment_places_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."appointment_places"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_appointment_places_v_version_hours" ADD CONSTRAINT "_appointment_places_v_version_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_appointment_places_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_appointment_places_v_version_closed_days" ADD CONSTRAINT "_appointment_places_v_version_closed_days_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_appointment_places_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_appointment_places_v" ADD CONSTRAINT "_appointment_places_v_parent_id_appointment_places_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."appointment_places"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_appointment_places_v" ADD CONSTRAINT "_appointment_places_v_version_project_id_projects_id_fk" FOREIGN KEY ("version_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_appointment_places_v_locales" ADD CONSTRAINT "_appointment_places_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_appointment_places_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "appointment_events" ADD CONSTRAINT "appointment_events_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "appointment_keys" ADD CONSTRAINT "appointment_keys_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "referred_persons" ADD CONSTRAINT "referred_persons_referral_id_referrals_id_fk" FOREIGN KEY ("referral_id") REFERENCES "public"."referrals"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "referred_persons" ADD CONSTRAINT "referred_persons_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "referred_persons" ADD CONSTRAINT "referred_persons_duplicate_of_id_referred_persons_id_fk" FOREIGN KEY ("duplicate_of_id") REFERENCES "public"."referred_persons"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "lead_work" ADD CONSTRAINT "lead_work_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "lead_work" ADD CONSTRAINT "lead_work_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "lead_notices" ADD CONSTRAINT "lead_notices_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "lead_notices" ADD CONSTRAINT "lead_notices_recipient_id_users_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "lead_notices" ADD CONSTRAINT "lead_notices_list_id_lead_notices_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."lead_notices"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "inbox_views" ADD CONSTRAINT "inbox_views_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "source_events" ADD CONSTRAINT "source_events_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "whatsapp_messages" ADD CONSTRAINT "whatsapp_messages_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "referral_work" ADD CONSTRAINT "referral_work_referred_person_id_referred_persons_id_fk" FOREIGN KEY ("referred_person_id") REFERENCES "public"."referred_persons"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "referral_events" ADD CONSTRAINT "referral_events_referred_person_id_referred_persons_id_fk" FOREIGN KEY ("referred_person_id") REFERENCES "public"."referred_persons"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "referral_rewards" ADD CONSTRAINT "referral_rewards_referred_person_id_referred_persons_id_fk" FOREIGN KEY ("referred_person_id") REFERENCES "public"."referred_persons"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "reward_proofs" ADD CONSTRAINT "reward_proofs_reward_id_referral_rewards_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."referral_rewards"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "referral_invitations" ADD CONSTRAINT "referral_invitations_referred_person_id_referred_persons_id_fk" FOREIGN KEY ("referred_person_id") REFERENCES "public"."referred_persons"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "referral_answers" ADD CONSTRAINT "referral_answers_referred_person_id_referred_persons_id_fk" FOREIGN KEY ("referred_person_id") REFERENCES "public"."referred_persons"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "complaint_notes" ADD CONSTRAINT "complaint_notes_complaint_id_complaints_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "complaint_events" ADD CONSTRAINT "complaint_events_complaint_id_complaints_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "complaint_answer_files" ADD CONSTRAINT "complaint_answer_files_complaint_id_complaints_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "answer_templates_locales" ADD CONSTRAINT "answer_templates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."answer_templates"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "consents" ADD CONSTRAINT "consents_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "consents" ADD CONSTRAINT "consents_referral_id_referrals_id_fk" FOREIGN KEY ("referral_id") REFERENCES "public"."referrals"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "consents" ADD CONSTRAINT "consents_complaint_id_complaints_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "consents" ADD CONSTRAINT "consents_waiting_entry_id_waiting_entries_id_fk" FOREIGN KEY ("waiting_entry_id") REFERENCES "public"."waiting_entries"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_handler_id_users_id_fk" FOREIGN KEY ("handler_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "privacy_answers" ADD CONSTRAINT "privacy_answers_request_id_privacy_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."privacy_requests"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "privacy_answer_files" ADD CONSTRAINT "privacy_answer_files_answer_id_privacy_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."privacy_answers"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "incident_events" ADD CONSTRAINT "incident_events_incident_id_incidents_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."incidents"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "incident_affected" ADD CONSTRAINT "incident_affected_incident_id_incidents_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."incidents"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "delivery_attempts" ADD CONSTRAINT "delivery_attempts_delivery_id_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_folders_folder_type" ADD CONSTRAINT "payload_folders_folder_type_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_folders"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_folders" ADD CONSTRAINT "payload_folders_folder_id_payload_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."payload_folders"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lots_fk" FOREIGN KEY ("lots_id") REFERENCES "public"."lots"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lot_events_fk" FOREIGN KEY ("lot_events_id") REFERENCES "public"."lot_events"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_places_fk" FOREIGN KEY ("places_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_categories_fk" FOREIGN KEY ("news_categories_id") REFERENCES "public"."news_categories"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_campaigns_fk" FOREIGN KEY ("campaigns_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_terms_sections_fk" FOREIGN KEY ("terms_sections_id") REFERENCES "public"."terms_sections"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_social_campaigns_fk" FOREIGN KEY ("social_campaigns_id") REFERENCES "public"."social_campaigns"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_popups_fk" FOREIGN KEY ("popups_id") REFERENCES "public"."popups"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_legal_documents_fk" FOREIGN KEY ("legal_documents_id") REFERENCES "public"."legal_documents"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_consent_texts_fk" FOREIGN KEY ("consent_texts_id") REFERENCES "public"."consent_texts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_leads_fk" FOREIGN KEY ("leads_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_quotes_fk" FOREIGN KEY ("quotes_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_appointment_places_fk" FOREIGN KEY ("appointment_places_id") REFERENCES "public"."appointment_places"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_referrals_fk" FOREIGN KEY ("referrals_id") REFERENCES "public"."referrals"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_referred_persons_fk" FOREIGN KEY ("referred_persons_id") REFERENCES "public"."referred_persons"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_complaints_fk" FOREIGN KEY ("complaints_id") REFERENCES "public"."complaints"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_answer_templates_fk" FOREIGN KEY ("answer_templates_id") REFERENCES "public"."answer_templates"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_complaint_counters_fk" FOREIGN KEY ("complaint_counters_id") REFERENCES "public"."complaint_counters"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_consents_fk" FOREIGN KEY ("consents_id") REFERENCES "public"."consents"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_deliveries_fk" FOREIGN KEY ("deliveries_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_delivery_attempts_fk" FOREIGN KEY ("delivery_attempts_id") REFERENCES "public"."delivery_attempts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_releases_fk" FOREIGN KEY ("releases_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_preview_links_fk" FOREIGN KEY ("preview_links_id") REFERENCES "public"."preview_links"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_payload_folders_fk" FOREIGN KEY ("payload_folders_id") REFERENCES "public"."payload_folders"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "site_settings_offices" ADD CONSTRAINT "site_settings_offices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "site_settings_offices_locales" ADD CONSTRAINT "site_settings_offices_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings_offices"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "site_settings_socials" ADD CONSTRAINT "site_settings_socials_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_policy_document_id_media_id_fk" FOREIGN KEY ("policy_document_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_logos_condominium_id_media_id_fk" FOREIGN KEY ("logos_condominium_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_logos_condominium_on_dark_id_media_id_fk" FOREIGN KEY ("logos_condominium_on_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_logos_apartment_id_media_id_fk" FOREIGN KEY ("logos_apartment_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_logos_apartment_on_dark_id_media_id_fk" FOREIGN KEY ("logos_apartment_on_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_logos_mark_id_media_id_fk" FOREIGN KEY ("logos_mark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "site_settings_locales" ADD CONSTRAINT "site_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_site_settings_v_version_offices" ADD CONSTRAINT "_site_settings_v_version_offices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_site_settings_v_version_offices_locales" ADD CONSTRAINT "_site_settings_v_version_offices_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v_version_offices"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_site_settings_v_version_socials" ADD CONSTRAINT "_site_settings_v_version_socials_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_policy_document_id_media_id_fk" FOREIGN KEY ("version_policy_document_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_logos_condominium_id_media_id_fk" FOREIGN KEY ("version_logos_condominium_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_logos_condominium_on_dark_id_media_id_fk" FOREIGN KEY ("version_logos_condominium_on_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_logos_apartment_id_media_id_fk" FOREIGN KEY ("version_logos_apartment_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_logos_apartment_on_dark_id_media_id_fk" FOREIGN KEY ("version_logos_apartment_on_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_logos_mark_id_media_id_fk" FOREIGN KEY ("version_logos_mark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_site_settings_v_locales" ADD CONSTRAINT "_site_settings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "navigation_items" ADD CONSTRAINT "navigation_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "navigation_items_locales" ADD CONSTRAINT "navigation_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_items"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "navigation_locales" ADD CONSTRAINT "navigation_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_navigation_v_version_items" ADD CONSTRAINT "_navigation_v_version_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_navigation_v_version_items_locales" ADD CONSTRAINT "_navigation_v_version_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_items"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_navigation_v_locales" ADD CONSTRAINT "_navigation_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "home_claims" ADD CONSTRAINT "home_claims_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "home_claims_locales" ADD CONSTRAINT "home_claims_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_claims"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "home_certifications" ADD CONSTRAINT "home_certifications_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "home_certifications_locales" ADD CONSTRAINT "home_certifications_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_certifications"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "home" ADD CONSTRAINT "home_hero_poster_id_media_id_fk" FOREIGN KEY ("hero_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "home" ADD CONSTRAINT "home_about_image_id_media_id_fk" FOREIGN KEY ("about_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "home" ADD CONSTRAINT "home_contact_image_id_media_id_fk" FOREIGN KEY ("contact_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "home_locales" ADD CONSTRAINT "home_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "home_rels" ADD CONSTRAINT "home_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "home_rels" ADD CONSTRAINT "home_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_home_v_version_claims" ADD CONSTRAINT "_home_v_version_claims_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_home_v_version_claims_locales" ADD CONSTRAINT "_home_v_version_claims_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_version_claims"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_home_v_version_certifications" ADD CONSTRAINT "_home_v_version_certifications_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_home_v_version_certifications_locales" ADD CONSTRAINT "_home_v_version_certifications_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_version_certifications"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_hero_poster_id_media_id_fk" FOREIGN KEY ("version_hero_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_about_image_id_media_id_fk" FOREIGN KEY ("version_about_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_contact_image_id_media_id_fk" FOREIGN KEY ("version_contact_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_home_v_locales" ADD CONSTRAINT "_home_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_home_v_rels" ADD CONSTRAINT "_home_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_home_v_rels" ADD CONSTRAINT "_home_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "about_values_items" ADD CONSTRAINT "about_values_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "about_values_items_locales" ADD CONSTRAINT "about_values_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_values_items"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "about_chronology_entries" ADD CONSTRAINT "about_chronology_entries_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "about_chronology_entries" ADD CONSTRAINT "about_chronology_entries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "about_chronology_entries_locales" ADD CONSTRAINT "about_chronology_entries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_chronology_entries"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "about_statistics" ADD CONSTRAINT "about_statistics_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "about_statistics_locales" ADD CONSTRAINT "about_statistics_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_statistics"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "about" ADD CONSTRAINT "about_header_image_id_media_id_fk" FOREIGN KEY ("header_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "about" ADD CONSTRAINT "about_contact_image_id_media_id_fk" FOREIGN KEY ("contact_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "about_locales" ADD CONSTRAINT "about_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_about_v_version_values_items" ADD CONSTRAINT "_about_v_version_values_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_about_v_version_values_items_locales" ADD CONSTRAINT "_about_v_version_values_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_v_version_values_items"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_about_v_version_chronology_entries" ADD CONSTRAINT "_about_v_version_chronology_entries_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_about_v_version_chronology_entries" ADD CONSTRAINT "_about_v_version_chronology_entries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_about_v_version_chronology_entries_locales" ADD CONSTRAINT "_about_v_version_chronology_entries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_v_version_chronology_entries"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_about_v_version_statistics" ADD CONSTRAINT "_about_v_version_statistics_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_about_v_version_statistics_locales" ADD CONSTRAINT "_about_v_version_statistics_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_v_version_statistics"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_about_v" ADD CONSTRAINT "_about_v_version_header_image_id_media_id_fk" FOREIGN KEY ("version_header_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_about_v" ADD CONSTRAINT "_about_v_version_contact_image_id_media_id_fk" FOREIGN KEY ("version_contact_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_about_v_locales" ADD CONSTRAINT "_about_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "social_responsibility_solutions_items" ADD CONSTRAINT "social_responsibility_solutions_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."social_responsibility"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "social_responsibility_solutions_items_locales" ADD CONSTRAINT "social_responsibility_solutions_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."social_responsibility_solutions_items"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "social_responsibility" ADD CONSTRAINT "social_responsibility_header_image_id_media_id_fk" FOREIGN KEY ("header_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "social_responsibility" ADD CONSTRAINT "social_responsibility_solutions_image_id_media_id_fk" FOREIGN KEY ("solutions_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "social_responsibility" ADD CONSTRAINT "social_responsibility_news_banner_image_id_media_id_fk" FOREIGN KEY ("news_banner_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "social_responsibility" ADD CONSTRAINT "social_responsibility_contact_image_id_media_id_fk" FOREIGN KEY ("contact_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "social_responsibility_locales" ADD CONSTRAINT "social_responsibility_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."social_responsibility"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_social_responsibility_v_version_solutions_items" ADD CONSTRAINT "_social_responsibility_v_version_solutions_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_social_responsibility_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_social_responsibility_v_version_solutions_items_locales" ADD CONSTRAINT "_social_responsibility_v_version_solutions_items_locales__fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_social_responsibility_v_version_solutions_items"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_social_responsibility_v" ADD CONSTRAINT "_social_responsibility_v_version_header_image_id_media_id_fk" FOREIGN KEY ("version_header_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_social_responsibility_v" ADD CONSTRAINT "_social_responsibility_v_version_solutions_image_id_media_id_fk" FOREIGN KEY ("version_solutions_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_social_responsibility_v" ADD CONSTRAINT "_social_responsibility_v_version_news_banner_image_id_media_id_fk" FOREIGN KEY ("version_news_banner_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_social_responsibility_v" ADD CONSTRAINT "_social_responsibility_v_version_contact_image_id_media_id_fk" FOREIGN KEY ("version_contact_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_social_responsibility_v_locales" ADD CONSTRAINT "_social_responsibility_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_social_responsibility_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "referral_programme_rewards_items" ADD CONSTRAINT "referral_programme_rewards_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."referral_programme"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "referral_programme_rewards_items_locales" ADD CONSTRAINT "referral_programme_rewards_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."referral_programme_rewards_items"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "referral_programme_steps_items" ADD CONSTRAINT "referral_programme_steps_items_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "referral_programme_steps_items" ADD CONSTRAINT "referral_programme_steps_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."referral_programme"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "referral_programme_steps_items_locales" ADD CONSTRAINT "referral_programme_steps_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."referral_programme_steps_items"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "referral_programme_prizes_items" ADD CONSTRAINT "referral_programme_prizes_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."referral_programme"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "referral_programme_prizes_items_locales" ADD CONSTRAINT "referral_programme_prizes_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."referral_programme_prizes_items"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "referral_programme" ADD CONSTRAINT "referral_programme_header_image_id_media_id_fk" FOREIGN KEY ("header_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "referral_programme" ADD CONSTRAINT "referral_programme_prizes_image_id_media_id_fk" FOREIGN KEY ("prizes_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "referral_programme_locales" ADD CONSTRAINT "referral_programme_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."referral_programme"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_referral_programme_v_version_rewards_items" ADD CONSTRAINT "_referral_programme_v_version_rewards_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_referral_programme_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_referral_programme_v_version_rewards_items_locales" ADD CONSTRAINT "_referral_programme_v_version_rewards_items_locales_paren_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_referral_programme_v_version_rewards_items"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_referral_programme_v_version_steps_items" ADD CONSTRAINT "_referral_programme_v_version_steps_items_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_referral_programme_v_version_steps_items" ADD CONSTRAINT "_referral_programme_v_version_steps_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_referral_programme_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_referral_programme_v_version_steps_items_locales" ADD CONSTRAINT "_referral_programme_v_version_steps_items_locales_parent__fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_referral_programme_v_version_steps_items"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_referral_programme_v_version_prizes_items" ADD CONSTRAINT "_referral_programme_v_version_prizes_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_referral_programme_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_referral_programme_v_version_prizes_items_locales" ADD CONSTRAINT "_referral_programme_v_version_prizes_items_locales_parent_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_referral_programme_v_version_prizes_items"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_referral_programme_v" ADD CONSTRAINT "_referral_programme_v_version_header_image_id_media_id_fk" FOREIGN KEY ("version_header_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_referral_programme_v" ADD CONSTRAINT "_referral_programme_v_version_prizes_image_id_media_id_fk" FOREIGN KEY ("version_prizes_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_referral_programme_v_locales" ADD CONSTRAINT "_referral_programme_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_referral_programme_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "complaint_book_establishments" ADD CONSTRAINT "complaint_book_establishments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."complaint_book"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "complaint_book_establishments_locales" ADD CONSTRAINT "complaint_book_establishments_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."complaint_book_establishments"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "complaint_book_legal_notes" ADD CONSTRAINT "complaint_book_legal_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."complaint_book"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "complaint_book_legal_notes_locales" ADD CONSTRAINT "complaint_book_legal_notes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."complaint_book_legal_notes"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "complaint_book_locales" ADD CONSTRAINT "complaint_book_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."complaint_book"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_complaint_book_v_version_establishments" ADD CONSTRAINT "_complaint_book_v_version_establishments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_complaint_book_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_complaint_book_v_version_establishments_locales" ADD CONSTRAINT "_complaint_book_v_version_establishments_locales_parent_i_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_complaint_book_v_version_establishments"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_complaint_book_v_version_legal_notes" ADD CONSTRAINT "_complaint_book_v_version_legal_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_complaint_book_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_complaint_book_v_version_legal_notes_locales" ADD CONSTRAINT "_complaint_book_v_version_legal_notes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_complaint_book_v_version_legal_notes"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_complaint_book_v_locales" ADD CONSTRAINT "_complaint_book_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_complaint_book_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "news_page" ADD CONSTRAINT "news_page_header_poster_id_media_id_fk" FOREIGN KEY ("header_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "news_page" ADD CONSTRAINT "news_page_banner_image_id_media_id_fk" FOREIGN KEY ("banner_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "news_page" ADD CONSTRAINT "news_page_contact_image_id_media_id_fk" FOREIGN KEY ("contact_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "news_page_locales" ADD CONSTRAINT "news_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news_page"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "news_page_rels" ADD CONSTRAINT "news_page_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news_page"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "news_page_rels" ADD CONSTRAINT "news_page_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_news_page_v" ADD CONSTRAINT "_news_page_v_version_header_poster_id_media_id_fk" FOREIGN KEY ("version_header_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_news_page_v" ADD CONSTRAINT "_news_page_v_version_banner_image_id_media_id_fk" FOREIGN KEY ("version_banner_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_news_page_v" ADD CONSTRAINT "_news_page_v_version_contact_image_id_media_id_fk" FOREIGN KEY ("version_contact_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_news_page_v_locales" ADD CONSTRAINT "_news_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_news_page_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_news_page_v_rels" ADD CONSTRAINT "_news_page_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_news_page_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_news_page_v_rels" ADD CONSTRAINT "_news_page_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "terms_page" ADD CONSTRAINT "terms_page_contact_image_id_media_id_fk" FOREIGN KEY ("contact_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "terms_page_locales" ADD CONSTRAINT "terms_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."terms_page"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_terms_page_v" ADD CONSTRAINT "_terms_page_v_version_contact_image_id_media_id_fk" FOREIGN KEY ("version_contact_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_terms_page_v_locales" ADD CONSTRAINT "_terms_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_terms_page_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "form_texts_documents" ADD CONSTRAINT "form_texts_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."form_texts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "form_texts_documents_locales" ADD CONSTRAINT "form_texts_documents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."form_texts_documents"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "form_texts_locales" ADD CONSTRAINT "form_texts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."form_texts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_form_texts_v_version_documents" ADD CONSTRAINT "_form_texts_v_version_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_form_texts_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_form_texts_v_version_documents_locales" ADD CONSTRAINT "_form_texts_v_version_documents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_form_texts_v_version_documents"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_form_texts_v_locales" ADD CONSTRAINT "_form_texts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_form_texts_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "maintenance_locales" ADD CONSTRAINT "maintenance_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."maintenance"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_maintenance_v_locales" ADD CONSTRAINT "_maintenance_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_maintenance_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sales_desk_teams" ADD CONSTRAINT "sales_desk_teams_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "sales_desk_teams" ADD CONSTRAINT "sales_desk_teams_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sales_desk"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sales_desk_approved_templates" ADD CONSTRAINT "sales_desk_approved_templates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sales_desk"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sales_desk_locales" ADD CONSTRAINT "sales_desk_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sales_desk"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sales_desk_rels" ADD CONSTRAINT "sales_desk_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sales_desk"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sales_desk_rels" ADD CONSTRAINT "sales_desk_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "projects_area_amenities_order_idx" ON "projects_area_amenities" USING btree ("_order");
CREATE INDEX "projects_area_amenities_parent_id_idx" ON "projects_area_amenities" USING btree ("_parent_id");
CREATE UNIQUE INDEX "projects_area_amenities_locales_locale_parent_id_unique" ON "projects_area_amenities_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "projects_slider_order_idx" ON "projects_slider" USING btree ("_order");
CREATE INDEX "projects_slider_parent_id_idx" ON "projects_slider" USING btree ("_parent_id");
CREATE INDEX "projects_slider_image_idx" ON "projects_slider" USING btree ("image_id");
CREATE INDEX "projects_slider_video_idx" ON "projects_slider" USING btree ("video_id");
CREATE INDEX "projects_gallery_sliders_order_idx" ON "projects_gallery_sliders" USING btree ("_order");
CREATE INDEX "projects_gallery_sliders_parent_id_idx" ON "projects_gallery_sliders" USING btree ("_parent_id");
CREATE UNIQUE INDEX "projects_gallery_sliders_locales_locale_parent_id_unique" ON "projects_gallery_sliders_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "projects_info_box_info_boxes_order_idx" ON "projects_info_box_info_boxes" USING btree ("_order");
CREATE INDEX "projects_info_box_info_boxes_parent_id_idx" ON "projects_info_box_info_boxes" USING btree ("_parent_id");
CREATE UNIQUE INDEX "projects_info_box_info_boxes_locales_locale_parent_id_unique" ON "projects_info_box_info_boxes_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "projects_stages_images_order_idx" ON "projects_stages_images" USING btree ("_order");
CREATE INDEX "projects_stages_images_parent_id_idx" ON "projects_stages_images" USING btree ("_parent_id");
CREATE INDEX "projects_stages_images_image_idx" ON "projects_stages_images" USING btree ("image_id");
CREATE UNIQUE INDEX "projects_stages_images_locales_locale_parent_id_unique" ON "projects_stages_images_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "projects_construction_updates_updates_order_idx" ON "projects_construction_updates_updates" USING btree ("_order");
CREATE INDEX "projects_construction_updates_updates_parent_id_idx" ON "projects_construction_updates_updates" USING btree ("_parent_id");
CREATE UNIQUE INDEX "projects_construction_updates_updates_locales_locale_parent_" ON "projects_construction_updates_updates_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "projects_answers_facts_rules_order_idx" ON "projects_answers_facts_rules" USING btree ("_order");
CREATE INDEX "projects_answers_facts_rules_parent_id_idx" ON "projects_answers_facts_rules" USING btree ("_parent_id");
CREATE UNIQUE INDEX "projects_answers_facts_rules_locales_locale_parent_id_unique" ON "projects_answers_facts_rules_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "projects_answers_facts_drives_order_idx" ON "projects_answers_facts_drives" USING btree ("_order");
CREATE INDEX "projects_answers_facts_drives_parent_id_idx" ON "projects_answers_facts_drives" USING btree ("_parent_id");
CREATE UNIQUE INDEX "projects_answers_facts_drives_locales_locale_parent_id_uniqu" ON "projects_answers_facts_drives_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "projects_answers_documents_order_idx" ON "projects_answers_documents" USING btree ("_order");
CREATE INDEX "projects_answers_documents_parent_id_idx" ON "projects_answers_documents" USING btree ("_parent_id");
CREATE INDEX "projects_answers_documents_file_idx" ON "projects_answers_documents" USING btree ("file_id");
CREATE UNIQUE INDEX "projects_answers_documents_locales_locale_parent_id_unique" ON "projects_answers_documents_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "projects_answers_questions_order_idx" ON "projects_answers_questions" USING btree ("_order");
CREATE INDEX "projects_answers_questions_parent_id_idx" ON "projects_answers_questions" USING btree ("_parent_id");
CREATE UNIQUE INDEX "projects_answers_questions_locales_locale_parent_id_unique" ON "projects_answers_questions_locales" USING btree ("_locale","_parent_id");
CREATE UNIQUE INDEX "projects_slug_idx" ON "projects" USING btree ("slug");
CREATE INDEX "projects_place_idx" ON "projects" USING btree ("place_id");
CREATE INDEX "projects_lot_plan_idx" ON "projects" USING btree ("lot_plan_id");
CREATE INDEX "projects_lot_images_lot_images_empty_idx" ON "projects" USING btree ("lot_images_empty_id");
CREATE INDEX "projects_lot_images_lot_images_built_idx" ON "projects" USING btree ("lot_images_built_id");
CREATE INDEX "projects_area_area_building_idx" ON "projects" USING btree ("area_building_id");
CREATE INDEX "projects_logo_idx" ON "projects" USING btree ("logo_id");
CREATE INDEX "projects_card_image_idx" ON "projects" USING btree ("card_image_id");
CREATE INDEX "projects_gallery_gallery_panorama_idx" ON "projects" USING btree ("gallery_panorama_id");
CREATE INDEX "projects_gallery_gallery_video_poster_idx" ON "projects" USING btree ("gallery_video_poster_id");
CREATE INDEX "projects_virtual_virtual_poster_idx" ON "projects" USING btree ("virtual_poster_id");
CREATE INDEX "projects_virtual_virtual_panorama_idx" ON "projects" USING btree ("virtual_panorama_id");
CREATE INDEX "projects_promo_banner_promo_banner_image_idx" ON "projects" USING btree ("promo_banner_image_id");
CREATE INDEX "projects_construction_updates_comparison_construction_up_idx" ON "projects" USING btree ("construction_updates_comparison_before_id");
CREATE INDEX "projects_construction_updates_comparison_construction__1_idx" ON "projects" USING btree ("construction_updates_comparison_after_id");
CREATE INDEX "projects_location_location_map_idx" ON "projects" USING btree ("location_map_id");
CREATE INDEX "projects_contact_contact_image_idx" ON "projects" USING btree ("contact_image_id");
CREATE INDEX "projects_updated_at_idx" ON "projects" USING btree ("updated_at");
CREATE INDEX "projects_created_at_idx" ON "projects" USING btree ("created_at");
CREATE INDEX "projects_deleted_at_idx" ON "projects" USING btree ("deleted_at");
CREATE INDEX "projects__status_idx" ON "projects" USING btree ("_status");
CREATE UNIQUE INDEX "projects_locales_locale_parent_id_unique" ON "projects_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "projects_rels_order_idx" ON "projects_rels" USING btree ("order");
CREATE INDEX "projects_rels_parent_idx" ON "projects_rels" USING btree ("parent_id");
CREATE INDEX "projects_rels_path_idx" ON "projects_rels" USING btree ("path");
CREATE INDEX "projects_rels_media_id_idx" ON "projects_rels" USING btree ("media_id");
CREATE INDEX "projects_rels_projects_id_idx" ON "projects_rels" USING btree ("projects_id");
CREATE INDEX "_projects_v_version_area_amenities_order_idx" ON "_projects_v_version_area_amenities" USING btree ("_order");
CREATE INDEX "_projects_v_version_area_amenities_parent_id_idx" ON "_projects_v_version_area_amenities" USING btree ("_parent_id");
CREATE UNIQUE INDEX "_projects_v_version_area_amenities_locales_locale_parent_id_" ON "_projects_v_version_area_amenities_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_projects_v_version_slider_order_idx" ON "_projects_v_version_slider" USING btree ("_order");
CREATE INDEX "_projects_v_version_slider_parent_id_idx" ON "_projects_v_version_slider" USING btree ("_parent_id");
CREATE INDEX "_projects_v_version_slider_image_idx" ON "_projects_v_version_slider" USING btree ("image_id");
CREATE INDEX "_projects_v_version_slider_video_idx" ON "_projects_v_version_slider" USING btree ("video_id");
CREATE INDEX "_projects_v_version_gallery_sliders_order_idx" ON "_projects_v_version_gallery_sliders" USING btree ("_order");
CREATE INDEX "_projects_v_version_gallery_sliders_parent_id_idx" ON "_projects_v_version_gallery_sliders" USING btree ("_parent_id");
CREATE UNIQUE INDEX "_projects_v_version_gallery_sliders_locales_locale_parent_id" ON "_projects_v_version_gallery_sliders_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_projects_v_version_info_box_info_boxes_order_idx" ON "_projects_v_version_info_box_info_boxes" USING btree ("_order");
CREATE INDEX "_projects_v_version_info_box_info_boxes_parent_id_idx" ON "_projects_v_version_info_box_info_boxes" USING btree ("_parent_id");
CREATE UNIQUE INDEX "_projects_v_version_info_box_info_boxes_locales_locale_paren" ON "_projects_v_version_info_box_info_boxes_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_projects_v_version_stages_images_order_idx" ON "_projects_v_version_stages_images" USING btree ("_order");
CREATE INDEX "_projects_v_version_stages_images_parent_id_idx" ON "_projects_v_version_stages_images" USING btree ("_parent_id");
CREATE INDEX "_projects_v_version_stages_images_image_idx" ON "_projects_v_version_stages_images" USING btree ("image_id");
CREATE UNIQUE INDEX "_projects_v_version_stages_images_locales_locale_parent_id_u" ON "_projects_v_version_stages_images_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_projects_v_version_construction_updates_updates_order_idx" ON "_projects_v_version_construction_updates_updates" USING btree ("_order");
CREATE INDEX "_projects_v_version_construction_updates_updates_parent_id_idx" ON "_projects_v_version_construction_updates_updates" USING btree ("_parent_id");
CREATE UNIQUE INDEX "_projects_v_version_construction_updates_updates_locales_loc" ON "_projects_v_version_construction_updates_updates_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_projects_v_version_answers_facts_rules_order_idx" ON "_projects_v_version_answers_facts_rules" USING btree ("_order");
CREATE INDEX "_projects_v_version_answers_facts_rules_parent_id_idx" ON "_projects_v_version_answers_facts_rules" USING btree ("_parent_id");
CREATE UNIQUE INDEX "_projects_v_version_answers_facts_rules_locales_locale_paren" ON "_projects_v_version_answers_facts_rules_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_projects_v_version_answers_facts_drives_order_idx" ON "_projects_v_version_answers_facts_drives" USING btree ("_order");
CREATE INDEX "_projects_v_version_answers_facts_drives_parent_id_idx" ON "_projects_v_version_answers_facts_drives" USING btree ("_parent_id");
CREATE UNIQUE INDEX "_projects_v_version_answers_facts_drives_locales_locale_pare" ON "_projects_v_version_answers_facts_drives_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_projects_v_version_answers_documents_order_idx" ON "_projects_v_version_answers_documents" USING btree ("_order");
CREATE INDEX "_projects_v_version_answers_documents_parent_id_idx" ON "_projects_v_version_answers_documents" USING btree ("_parent_id");
CREATE INDEX "_projects_v_version_answers_documents_file_idx" ON "_projects_v_version_answers_documents" USING btree ("file_id");
CREATE UNIQUE INDEX "_projects_v_version_answers_documents_locales_locale_parent_" ON "_projects_v_version_answers_documents_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_projects_v_version_answers_questions_order_idx" ON "_projects_v_version_answers_questions" USING btree ("_order");
CREATE INDEX "_projects_v_version_answers_questions_parent_id_idx" ON "_projects_v_version_answers_questions" USING btree ("_parent_id");
CREATE UNIQUE INDEX "_projects_v_version_answers_questions_locales_locale_parent_" ON "_projects_v_version_answers_questions_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_projects_v_parent_idx" ON "_projects_v" USING btree ("parent_id");
CREATE INDEX "_projects_v_version_version_slug_idx" ON "_projects_v" USING btree ("version_slug");
CREATE INDEX "_projects_v_version_version_place_idx" ON "_projects_v" USING btree ("version_place_id");
CREATE INDEX "_projects_v_version_version_lot_plan_idx" ON "_projects_v" USING btree ("version_lot_plan_id");
CREATE INDEX "_projects_v_version_lot_images_version_lot_images_empty_idx" ON "_projects_v" USING btree ("version_lot_images_empty_id");
CREATE INDEX "_projects_v_version_lot_images_version_lot_images_built_idx" ON "_projects_v" USING btree ("version_lot_images_built_id");
CREATE INDEX "_projects_v_version_area_version_area_building_idx" ON "_projects_v" USING btree ("version_area_building_id");
CREATE INDEX "_projects_v_version_version_logo_idx" ON "_projects_v" USING btree ("version_logo_id");
CREATE INDEX "_projects_v_version_version_card_image_idx" ON "_projects_v" USING btree ("version_card_image_id");
CREATE INDEX "_projects_v_version_gallery_version_gallery_panorama_idx" ON "_projects_v" USING btree ("version_gallery_panorama_id");
CREATE INDEX "_projects_v_version_gallery_version_gallery_video_poster_idx" ON "_projects_v" USING btree ("version_gallery_video_poster_id");
CREATE INDEX "_projects_v_version_virtual_version_virtual_poster_idx" ON "_projects_v" USING btree ("version_virtual_poster_id");
CREATE INDEX "_projects_v_version_virtual_version_virtual_panorama_idx" ON "_projects_v" USING btree ("version_virtual_panorama_id");
CREATE INDEX "_projects_v_version_promo_banner_version_promo_banner_im_idx" ON "_projects_v" USING btree ("version_promo_banner_image_id");
CREATE INDEX "_projects_v_version_construction_updates_comparison_vers_idx" ON "_projects_v" USING btree ("version_construction_updates_comparison_before_id");
CREATE INDEX "_projects_v_version_construction_updates_comparison_ve_1_idx" ON "_projects_v" USING btree ("version_construction_updates_comparison_after_id");
CREATE INDEX "_projects_v_version_location_version_location_map_idx" ON "_projects_v" USING btree ("version_location_map_id");
CREATE INDEX "_projects_v_version_contact_version_contact_image_idx" ON "_projects_v" USING btree ("version_contact_image_id");
CREATE INDEX "_projects_v_version_version_updated_at_idx" ON "_projects_v" USING btree ("version_updated_at");
CREATE INDEX "_projects_v_version_version_created_at_idx" ON "_projects_v" USING btree ("version_created_at");
CREATE INDEX "_projects_v_version_version_deleted_at_idx" ON "_projects_v" USING btree ("version_deleted_at");
CREATE INDEX "_projects_v_version_version__status_idx" ON "_projects_v" USING btree ("version__status");
CREATE INDEX "_projects_v_created_at_idx" ON "_projects_v" USING btree ("created_at");
CREATE INDEX "_projects_v_updated_at_idx" ON "_projects_v" USING btree ("updated_at");
CREATE INDEX "_projects_v_snapshot_idx" ON "_projects_v" USING btree ("snapshot");
CREATE INDEX "_projects_v_published_locale_idx" ON "_projects_v" USING btree ("published_locale");
CREATE INDEX "_projects_v_latest_idx" ON "_projects_v" USING btree ("latest");
CREATE UNIQUE INDEX "_projects_v_locales_locale_parent_id_unique" ON "_projects_v_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_projects_v_rels_order_idx" ON "_projects_v_rels" USING btree ("order");
CREATE INDEX "_projects_v_rels_parent_idx" ON "_projects_v_rels" USING btree ("parent_id");
CREATE INDEX "_projects_v_rels_path_idx" ON "_projects_v_rels" USING btree ("path");
CREATE INDEX "_projects_v_rels_media_id_idx" ON "_projects_v_rels" USING btree ("media_id");
CREATE INDEX "_projects_v_rels_projects_id_idx" ON "_projects_v_rels" USING btree ("projects_id");
CREATE UNIQUE INDEX "lots_key_idx" ON "lots" USING btree ("key");
CREATE INDEX "lots_project_idx" ON "lots" USING btree ("project_id");
CREATE INDEX "lots_held_for_idx" ON "lots" USING btree ("held_for_id");
CREATE INDEX "lots_updated_at_idx" ON "lots" USING btree ("updated_at");
CREATE INDEX "lots_created_at_idx" ON "lots" USING btree ("created_at");
CREATE INDEX "lot_events_lot_idx" ON "lot_events" USING btree ("lot_id");
CREATE INDEX "lot_events_updated_at_idx" ON "lot_events" USING btree ("updated_at");
CREATE INDEX "lot_events_created_at_idx" ON "lot_events" USING btree ("created_at");
CREATE INDEX "places_landing_facts_order_idx" ON "places_landing_facts" USING btree ("_order");
CREATE INDEX "places_landing_facts_parent_id_idx" ON "places_landing_facts" USING btree ("_parent_id");
CREATE UNIQUE INDEX "places_landing_facts_locales_locale_parent_id_unique" ON "places_landing_facts_locales" USING btree ("_locale","_parent_id");
CREATE UNIQUE INDEX "places_slug_idx" ON "places" USING btree ("slug");
CREATE INDEX "places_landing_virtual_landing_virtual_panorama_idx" ON "places" USING btree ("landing_virtual_panorama_id");
CREATE INDEX "places_landing_virtual_landing_virtual_poster_idx" ON "places" USING btree ("landing_virtual_poster_id");
CREATE INDEX "places_landing_promo_landing_promo_image_idx" ON "places" USING btree ("landing_promo_image_id");
CREATE INDEX "places_landing_location_landing_location_map_idx" ON "places" USING btree ("landing_location_map_id");
CREATE INDEX "places_updated_at_idx" ON "places" USING btree ("updated_at");
CREATE INDEX "places_created_at_idx" ON "places" USING btree ("created_at");
CREATE INDEX "places_deleted_at_idx" ON "places" USING btree ("deleted_at");
CREATE INDEX "places__status_idx" ON "places" USING btree ("_status");
CREATE UNIQUE INDEX "places_locales_locale_parent_id_unique" ON "places_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "places_rels_order_idx" ON "places_rels" USING btree ("order");
CREATE INDEX "places_rels_parent_idx" ON "places_rels" USING btree ("parent_id");
CREATE INDEX "places_rels_path_idx" ON "places_rels" USING btree ("path");
CREATE INDEX "places_rels_media_id_idx" ON "places_rels" USING btree ("media_id");
CREATE INDEX "_places_v_version_landing_facts_order_idx" ON "_places_v_version_landing_facts" USING btree ("_order");
CREATE INDEX "_places_v_version_landing_facts_parent_id_idx" ON "_places_v_version_landing_facts" USING btree ("_parent_id");
CREATE UNIQUE INDEX "_places_v_version_landing_facts_locales_locale_parent_id_uni" ON "_places_v_version_landing_facts_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_places_v_parent_idx" ON "_places_v" USING btree ("parent_id");
CREATE INDEX "_places_v_version_version_slug_idx" ON "_places_v" USING btree ("version_slug");
CREATE INDEX "_places_v_version_landing_virtual_version_landing_virtua_idx" ON "_places_v" USING btree ("version_landing_virtual_panorama_id");
CREATE INDEX "_places_v_version_landing_virtual_version_landing_virt_1_idx" ON "_places_v" USING btree ("version_landing_virtual_poster_id");
CREATE INDEX "_places_v_version_landing_promo_version_landing_promo_im_idx" ON "_places_v" USING btree ("version_landing_promo_image_id");
CREATE INDEX "_places_v_version_landing_location_version_landing_locat_idx" ON "_places_v" USING btree ("version_landing_location_map_id");
CREATE INDEX "_places_v_version_version_updated_at_idx" ON "_places_v" USING btree ("version_updated_at");
CREATE INDEX "_places_v_version_version_created_at_idx" ON "_places_v" USING btree ("version_created_at");
CREATE INDEX "_places_v_version_version_deleted_at_idx" ON "_places_v" USING btree ("version_deleted_at");
CREATE INDEX "_places_v_version_version__status_idx" ON "_places_v" USING btree ("version__status");
CREATE INDEX "_places_v_created_at_idx" ON "_places_v" USING btree ("created_at");
CREATE INDEX "_places_v_updated_at_idx" ON "_places_v" USING btree ("updated_at");
CREATE INDEX "_places_v_snapshot_idx" ON "_places_v" USING btree ("snapshot");
CREATE INDEX "_places_v_published_locale_idx" ON "_places_v" USING btree ("published_locale");
CREATE INDEX "_places_v_latest_idx" ON "_places_v" USING btree ("latest");
CREATE UNIQUE INDEX "_places_v_locales_locale_parent_id_unique" ON "_places_v_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_places_v_rels_order_idx" ON "_places_v_rels" USING btree ("order");
CREATE INDEX "_places_v_rels_parent_idx" ON "_places_v_rels" USING btree ("parent_id");
CREATE INDEX "_places_v_rels_path_idx" ON "_places_v_rels" USING btree ("path");
CREATE INDEX "_places_v_rels_media_id_idx" ON "_places_v_rels" USING btree ("media_id");
CREATE UNIQUE INDEX "news_number_idx" ON "news" USING btree ("number");
CREATE INDEX "news_image_idx" ON "news" USING btree ("image_id");
CREATE INDEX "news_category_idx" ON "news" USING btree ("category_id");
CREATE INDEX "news_updated_at_idx" ON "news" USING btree ("updated_at");
CREATE INDEX "news_created_at_idx" ON "news" USING btree ("created_at");
CREATE INDEX "news_deleted_at_idx" ON "news" USING btree ("deleted_at");
CREATE INDEX "news__status_idx" ON "news" USING btree ("_status");
CREATE UNIQUE INDEX "news_locales_locale_parent_id_unique" ON "news_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_news_v_parent_idx" ON "_news_v" USING btree ("parent_id");
CREATE INDEX "_news_v_version_version_number_idx" ON "_news_v" USING btree ("version_number");
CREATE INDEX "_news_v_version_version_image_idx" ON "_news_v" USING btree ("version_image_id");
CREATE INDEX "_news_v_version_version_category_idx" ON "_news_v" USING btree ("version_category_id");
CREATE INDEX "_news_v_version_version_updated_at_idx" ON "_news_v" USING btree ("version_updated_at");
CREATE INDEX "_news_v_version_version_created_at_idx" ON "_news_v" USING btree ("version_created_at");
CREATE INDEX "_news_v_version_version_deleted_at_idx" ON "_news_v" USING btree ("version_deleted_at");
CREATE INDEX "_news_v_version_version__status_idx" ON "_news_v" USING btree ("version__status");
CREATE INDEX "_news_v_created_at_idx" ON "_news_v" USING btree ("created_at");
CREATE INDEX "_news_v_updated_at_idx" ON "_news_v" USING btree ("updated_at");
CREATE INDEX "_news_v_snapshot_idx" ON "_news_v" USING btree ("snapshot");
CREATE INDEX "_news_v_published_locale_idx" ON "_news_v" USING btree ("published_locale");
CREATE INDEX "_news_v_latest_idx" ON "_news_v" USING btree ("latest");
CREATE UNIQUE INDEX "_news_v_locales_locale_parent_id_unique" ON "_news_v_locales" USING btree ("_locale","_parent_id");
CREATE UNIQUE INDEX "news_categories_slug_idx" ON "news_categories" USING btree ("slug");
CREATE INDEX "news_categories_updated_at_idx" ON "news_categories" USING btree ("updated_at");
CREATE INDEX "news_categories_created_at_idx" ON "news_categories" USING btree ("created_at");
CREATE INDEX "news_categories_deleted_at_idx" ON "news_categories" USING btree ("deleted_at");
CREATE INDEX "news_categories__status_idx" ON "news_categories" USING btree ("_status");
CREATE UNIQUE INDEX "news_categories_locales_locale_parent_id_unique" ON "news_categories_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_news_categories_v_parent_idx" ON "_news_categories_v" USING btree ("parent_id");
CREATE INDEX "_news_categories_v_version_version_slug_idx" ON "_news_categories_v" USING btree ("version_slug");
CREATE INDEX "_news_categories_v_version_version_updated_at_idx" ON "_news_categories_v" USING btree ("version_updated_at");
CREATE INDEX "_news_categories_v_version_version_created_at_idx" ON "_news_categories_v" USING btree ("version_created_at");
CREATE INDEX "_news_categories_v_version_version_deleted_at_idx" ON "_news_categories_v" USING btree ("version_deleted_at");
CREATE INDEX "_news_categories_v_version_version__status_idx" ON "_news_categories_v" USING btree ("version__status");
CREATE INDEX "_news_categories_v_created_at_idx" ON "_news_categories_v" USING btree ("created_at");
CREATE INDEX "_news_categories_v_updated_at_idx" ON "_news_categories_v" USING btree ("updated_at");
CREATE INDEX "_news_categories_v_snapshot_idx" ON "_news_categories_v" USING btree ("snapshot");
CREATE INDEX "_news_categories_v_published_locale_idx" ON "_news_categories_v" USING btree ("published_locale");
CREATE INDEX "_news_categories_v_latest_idx" ON "_news_categories_v" USING btree ("latest");
CREATE UNIQUE INDEX "_news_categories_v_locales_locale_parent_id_unique" ON "_news_categories_v_locales" USING btree ("_locale","_parent_id");
CREATE UNIQUE INDEX "testimonials_key_idx" ON "testimonials" USING btree ("key");
CREATE INDEX "testimonials_project_idx" ON "testimonials" USING btree ("project_id");
CREATE INDEX "testimonials_image_idx" ON "testimonials" USING btree ("image_id");
CREATE INDEX "testimonials_updated_at_idx" ON "testimonials" USING btree ("updated_at");
CREATE INDEX "testimonials_created_at_idx" ON "testimonials" USING btree ("created_at");
CREATE INDEX "testimonials_deleted_at_idx" ON "testimonials" USING btree ("deleted_at");
CREATE INDEX "testimonials__status_idx" ON "testimonials" USING btree ("_status");
CREATE UNIQUE INDEX "testimonials_locales_locale_parent_id_unique" ON "testimonials_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_testimonials_v_parent_idx" ON "_testimonials_v" USING btree ("parent_id");
CREATE INDEX "_testimonials_v_version_version_key_idx" ON "_testimonials_v" USING btree ("version_key");
CREATE INDEX "_testimonials_v_version_version_project_idx" ON "_testimonials_v" USING btree ("version_project_id");
CREATE INDEX "_testimonials_v_version_version_image_idx" ON "_testimonials_v" USING btree ("version_image_id");
CREATE INDEX "_testimonials_v_version_version_updated_at_idx" ON "_testimonials_v" USING btree ("version_updated_at");
CREATE INDEX "_testimonials_v_version_version_created_at_idx" ON "_testimonials_v" USING btree ("version_created_at");
CREATE INDEX "_testimonials_v_version_version_deleted_at_idx" ON "_testimonials_v" USING btree ("version_deleted_at");
CREATE INDEX "_testimonials_v_version_version__status_idx" ON "_testimonials_v" USING btree ("version__status");
CREATE INDEX "_testimonials_v_created_at_idx" ON "_testimonials_v" USING btree ("created_at");
CREATE INDEX "_testimonials_v_updated_at_idx" ON "_testimonials_v" USING btree ("updated_at");
CREATE INDEX "_testimonials_v_snapshot_idx" ON "_testimonials_v" USING btree ("snapshot");
CREATE INDEX "_testimonials_v_published_locale_idx" ON "_testimonials_v" USING btree ("published_locale");
CREATE INDEX "_testimonials_v_latest_idx" ON "_testimonials_v" USING btree ("latest");
CREATE UNIQUE INDEX "_testimonials_v_locales_locale_parent_id_unique" ON "_testimonials_v_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "campaigns_terms_order_idx" ON "campaigns_terms" USING btree ("_order");
CREATE INDEX "campaigns_terms_parent_id_idx" ON "campaigns_terms" USING btree ("_parent_id");
CREATE UNIQUE INDEX "campaigns_terms_locales_locale_parent_id_unique" ON "campaigns_terms_locales" USING btree ("_locale","_parent_id");
CREATE UNIQUE INDEX "campaigns_key_idx" ON "campaigns" USING btree ("key");
CREATE INDEX "campaigns_project_idx" ON "campaigns" USING btree ("project_id");
CREATE INDEX "campaigns_image_idx" ON "campaigns" USING btree ("image_id");
CREATE INDEX "campaigns_updated_at_idx" ON "campaigns" USING btree ("updated_at");
CREATE INDEX "campaigns_created_at_idx" ON "campaigns" USING btree ("created_at");
CREATE INDEX "campaigns_deleted_at_idx" ON "campaigns" USING btree ("deleted_at");
CREATE INDEX "campaigns__status_idx" ON "campaigns" USING btree ("_status");
CREATE UNIQUE INDEX "campaigns_locales_locale_parent_id_unique" ON "campaigns_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_campaigns_v_version_terms_order_idx" ON "_campaigns_v_version_terms" USING btree ("_order");
CREATE INDEX "_campaigns_v_version_terms_parent_id_idx" ON "_campaigns_v_version_terms" USING btree ("_parent_id");
CREATE UNIQUE INDEX "_campaigns_v_version_terms_locales_locale_parent_id_unique" ON "_campaigns_v_version_terms_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_campaigns_v_parent_idx" ON "_campaigns_v" USING btree ("parent_id");
CREATE INDEX "_campaigns_v_version_version_key_idx" ON "_campaigns_v" USING btree ("version_key");
CREATE INDEX "_campaigns_v_version_version_project_idx" ON "_campaigns_v" USING btree ("version_project_id");
CREATE INDEX "_campaigns_v_version_version_image_idx" ON "_campaigns_v" USING btree ("version_image_id");
CREATE INDEX "_campaigns_v_version_version_updated_at_idx" ON "_campaigns_v" USING btree ("version_updated_at");
CREATE INDEX "_campaigns_v_version_version_created_at_idx" ON "_campaigns_v" USING btree ("version_created_at");
CREATE INDEX "_campaigns_v_version_version_deleted_at_idx" ON "_campaigns_v" USING btree ("version_deleted_at");
CREATE INDEX "_campaigns_v_version_version__status_idx" ON "_campaigns_v" USING btree ("version__status");
CREATE INDEX "_campaigns_v_created_at_idx" ON "_campaigns_v" USING btree ("created_at");
CREATE INDEX "_campaigns_v_updated_at_idx" ON "_campaigns_v" USING btree ("updated_at");
CREATE INDEX "_campaigns_v_snapshot_idx" ON "_campaigns_v" USING btree ("snapshot");
CREATE INDEX "_campaigns_v_published_locale_idx" ON "_campaigns_v" USING btree ("published_locale");
CREATE INDEX "_campaigns_v_latest_idx" ON "_campaigns_v" USING btree ("latest");
CREATE UNIQUE INDEX "_campaigns_v_locales_locale_parent_id_unique" ON "_campaigns_v_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "terms_sections_accordions_blocks_order_idx" ON "terms_sections_accordions_blocks" USING btree ("_order");
CREATE INDEX "terms_sections_accordions_blocks_parent_id_idx" ON "terms_sections_accordions_blocks" USING btree ("_parent_id");
CREATE UNIQUE INDEX "terms_sections_accordions_blocks_locales_locale_parent_id_un" ON "terms_sections_accordions_blocks_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "terms_sections_accordions_order_idx" ON "terms_sections_accordions" USING btree ("_order");
CREATE INDEX "terms_sections_accordions_parent_id_idx" ON "terms_sections_accordions" USING btree ("_parent_id");
CREATE UNIQUE INDEX "terms_sections_accordions_locales_locale_parent_id_unique" ON "terms_sections_accordions_locales" USING btree ("_locale","_parent_id");
CREATE UNIQUE INDEX "terms_sections_key_idx" ON "terms_sections" USING btree ("key");
CREATE INDEX "terms_sections_updated_at_idx" ON "terms_sections" USING btree ("updated_at");
CREATE INDEX "terms_sections_created_at_idx" ON "terms_sections" USING btree ("created_at");
CREATE INDEX "terms_sections_deleted_at_idx" ON "terms_sections" USING btree ("deleted_at");
CREATE INDEX "terms_sections__status_idx" ON "terms_sections" USING btree ("_status");
CREATE UNIQUE INDEX "terms_sections_locales_locale_parent_id_unique" ON "terms_sections_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_terms_sections_v_version_accordions_blocks_order_idx" ON "_terms_sections_v_version_accordions_blocks" USING btree ("_order");
CREATE INDEX "_terms_sections_v_version_accordions_blocks_parent_id_idx" ON "_terms_sections_v_version_accordions_blocks" USING btree ("_parent_id");
CREATE UNIQUE INDEX "_terms_sections_v_version_accordions_blocks_locales_locale_p" ON "_terms_sections_v_version_accordions_blocks_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_terms_sections_v_version_accordions_order_idx" ON "_terms_sections_v_version_accordions" USING btree ("_order");
CREATE INDEX "_terms_sections_v_version_accordions_parent_id_idx" ON "_terms_sections_v_version_accordions" USING btree ("_parent_id");
CREATE UNIQUE INDEX "_terms_sections_v_version_accordions_locales_locale_parent_i" ON "_terms_sections_v_version_accordions_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_terms_sections_v_parent_idx" ON "_terms_sections_v" USING btree ("parent_id");
CREATE INDEX "_terms_sections_v_version_version_key_idx" ON "_terms_sections_v" USING btree ("version_key");
CREATE INDEX "_terms_sections_v_version_version_updated_at_idx" ON "_terms_sections_v" USING btree ("version_updated_at");
CREATE INDEX "_terms_sections_v_version_version_created_at_idx" ON "_terms_sections_v" USING btree ("version_created_at");
CREATE INDEX "_terms_sections_v_version_version_deleted_at_idx" ON "_terms_sections_v" USING btree ("version_deleted_at");
CREATE INDEX "_terms_sections_v_version_version__status_idx" ON "_terms_sections_v" USING btree ("version__status");
CREATE INDEX "_terms_sections_v_created_at_idx" ON "_terms_sections_v" USING btree ("created_at");
CREATE INDEX "_terms_sections_v_updated_at_idx" ON "_terms_sections_v" USING btree ("updated_at");
CREATE INDEX "_terms_sections_v_snapshot_idx" ON "_terms_sections_v" USING btree ("snapshot");
CREATE INDEX "_terms_sections_v_published_locale_idx" ON "_terms_sections_v" USING btree ("published_locale");
CREATE INDEX "_terms_sections_v_latest_idx" ON "_terms_sections_v" USING btree ("latest");
CREATE UNIQUE INDEX "_terms_sections_v_locales_locale_parent_id_unique" ON "_terms_sections_v_locales" USING btree ("_locale","_parent_id");
CREATE UNIQUE INDEX "social_campaigns_key_idx" ON "social_campaigns" USING btree ("key");
CREATE INDEX "social_campaigns_updated_at_idx" ON "social_campaigns" USING btree ("updated_at");
CREATE INDEX "social_campaigns_created_at_idx" ON "social_campaigns" USING btree ("created_at");
CREATE INDEX "social_campaigns_deleted_at_idx" ON "social_campaigns" USING btree ("deleted_at");
CREATE INDEX "social_campaigns__status_idx" ON "social_campaigns" USING btree ("_status");
CREATE UNIQUE INDEX "social_campaigns_locales_locale_parent_id_unique" ON "social_campaigns_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "social_campaigns_rels_order_idx" ON "social_campaigns_rels" USING btree ("order");
CREATE INDEX "social_campaigns_rels_parent_idx" ON "social_campaigns_rels" USING btree ("parent_id");
CREATE INDEX "social_campaigns_rels_path_idx" ON "social_campaigns_rels" USING btree ("path");
CREATE INDEX "social_campaigns_rels_media_id_idx" ON "social_campaigns_rels" USING btree ("media_id");
CREATE INDEX "_social_campaigns_v_parent_idx" ON "_social_campaigns_v" USING btree ("parent_id");
CREATE INDEX "_social_campaigns_v_version_version_key_idx" ON "_social_campaigns_v" USING btree ("version_key");
CREATE INDEX "_social_campaigns_v_version_version_updated_at_idx" ON "_social_campaigns_v" USING btree ("version_updated_at");
CREATE INDEX "_social_campaigns_v_version_version_created_at_idx" ON "_social_campaigns_v" USING btree ("version_created_at");
CREATE INDEX "_social_campaigns_v_version_version_deleted_at_idx" ON "_social_campaigns_v" USING btree ("version_deleted_at");
CREATE INDEX "_social_campaigns_v_version_version__status_idx" ON "_social_campaigns_v" USING btree ("version__status");
CREATE INDEX "_social_campaigns_v_created_at_idx" ON "_social_campaigns_v" USING btree ("created_at");
CREATE INDEX "_social_campaigns_v_updated_at_idx" ON "_social_campaigns_v" USING btree ("updated_at");
CREATE INDEX "_social_campaigns_v_snapshot_idx" ON "_social_campaigns_v" USING btree ("snapshot");
CREATE INDEX "_social_campaigns_v_published_locale_idx" ON "_social_campaigns_v" USING btree ("published_locale");
CREATE INDEX "_social_campaigns_v_latest_idx" ON "_social_campaigns_v" USING btree ("latest");
CREATE UNIQUE INDEX "_social_campaigns_v_locales_locale_parent_id_unique" ON "_social_campaigns_v_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_social_campaigns_v_rels_order_idx" ON "_social_campaigns_v_rels" USING btree ("order");
CREATE INDEX "_social_campaigns_v_rels_parent_idx" ON "_social_campaigns_v_rels" USING btree ("parent_id");
CREATE INDEX "_social_campaigns_v_rels_path_idx" ON "_social_campaigns_v_rels" USING btree ("path");
CREATE INDEX "_social_campaigns_v_rels_media_id_idx" ON "_social_campaigns_v_rels" USING btree ("media_id");
CREATE UNIQUE INDEX "popups_key_idx" ON "popups" USING btree ("key");
CREATE INDEX "popups_image_idx" ON "popups" USING btree ("image_id");
CREATE INDEX "popups_updated_at_idx" ON "popups" USING btree ("updated_at");
CREATE INDEX "popups_created_at_idx" ON "popups" USING btree ("created_at");
CREATE INDEX "popups_deleted_at_idx" ON "popups" USING btree ("deleted_at");
CREATE INDEX "popups__status_idx" ON "popups" USING btree ("_status");
CREATE UNIQUE INDEX "popups_locales_locale_parent_id_unique" ON "popups_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_popups_v_parent_idx" ON "_popups_v" USING btree ("parent_id");
CREATE INDEX "_popups_v_version_version_key_idx" ON "_popups_v" USING btree ("version_key");
CREATE INDEX "_popups_v_version_version_image_idx" ON "_popups_v" USING btree ("version_image_id");
CREATE INDEX "_popups_v_version_version_updated_at_idx" ON "_popups_v" USING btree ("version_updated_at");
CREATE INDEX "_popups_v_version_version_created_at_idx" ON "_popups_v" USING btree ("version_created_at");
CREATE INDEX "_popups_v_version_version_deleted_at_idx" ON "_popups_v" USING btree ("version_deleted_at");
CREATE INDEX "_popups_v_version_version__status_idx" ON "_popups_v" USING btree ("version__status");
CREATE INDEX "_popups_v_created_at_idx" ON "_popups_v" USING btree ("created_at");
CREATE INDEX "_popups_v_updated_at_idx" ON "_popups_v" USING btree ("updated_at");
CREATE INDEX "_popups_v_snapshot_idx" ON "_popups_v" USING btree ("snapshot");
CREATE INDEX "_popups_v_published_locale_idx" ON "_popups_v" USING btree ("published_locale");
CREATE INDEX "_popups_v_latest_idx" ON "_popups_v" USING btree ("latest");
CREATE UNIQUE INDEX "_popups_v_locales_locale_parent_id_unique" ON "_popups_v_locales" USING btree ("_locale","_parent_id");
CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
CREATE INDEX "legal_documents_updated_at_idx" ON "legal_documents" USING btree ("updated_at");
CREATE INDEX "legal_documents_created_at_idx" ON "legal_documents" USING btree ("created_at");
CREATE INDEX "legal_documents_deleted_at_idx" ON "legal_documents" USING btree ("deleted_at");
CREATE INDEX "legal_documents__status_idx" ON "legal_documents" USING btree ("_status");
CREATE UNIQUE INDEX "legal_documents_locales_locale_parent_id_unique" ON "legal_documents_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_legal_documents_v_parent_idx" ON "_legal_documents_v" USING btree ("parent_id");
CREATE INDEX "_legal_documents_v_version_version_updated_at_idx" ON "_legal_documents_v" USING btree ("version_updated_at");
CREATE INDEX "_legal_documents_v_version_version_created_at_idx" ON "_legal_documents_v" USING btree ("version_created_at");
CREATE INDEX "_legal_documents_v_version_version_deleted_at_idx" ON "_legal_documents_v" USING btree ("version_deleted_at");
CREATE INDEX "_legal_documents_v_version_version__status_idx" ON "_legal_documents_v" USING btree ("version__status");
CREATE INDEX "_legal_documents_v_created_at_idx" ON "_legal_documents_v" USING btree ("created_at");
CREATE INDEX "_legal_documents_v_updated_at_idx" ON "_legal_documents_v" USING btree ("updated_at");
CREATE INDEX "_legal_documents_v_snapshot_idx" ON "_legal_documents_v" USING btree ("snapshot");
CREATE INDEX "_legal_documents_v_published_locale_idx" ON "_legal_documents_v" USING btree ("published_locale");
CREATE INDEX "_legal_documents_v_latest_idx" ON "_legal_documents_v" USING btree ("latest");
CREATE UNIQUE INDEX "_legal_documents_v_locales_locale_parent_id_unique" ON "_legal_documents_v_locales" USING btree ("_locale","_parent_id");
CREATE UNIQUE INDEX "consent_texts_purpose_idx" ON "consent_texts" USING btree ("purpose");
CREATE INDEX "consent_texts_updated_at_idx" ON "consent_texts" USING btree ("updated_at");
CREATE INDEX "consent_texts_created_at_idx" ON "consent_texts" USING btree ("created_at");
CREATE INDEX "consent_texts_deleted_at_idx" ON "consent_texts" USING btree ("deleted_at");
CREATE INDEX "consent_texts__status_idx" ON "consent_texts" USING btree ("_status");
CREATE UNIQUE INDEX "consent_texts_locales_locale_parent_id_unique" ON "consent_texts_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_consent_texts_v_parent_idx" ON "_consent_texts_v" USING btree ("parent_id");
CREATE INDEX "_consent_texts_v_version_version_purpose_idx" ON "_consent_texts_v" USING btree ("version_purpose");
CREATE INDEX "_consent_texts_v_version_version_updated_at_idx" ON "_consent_texts_v" USING btree ("version_updated_at");
CREATE INDEX "_consent_texts_v_version_version_created_at_idx" ON "_consent_texts_v" USING btree ("version_created_at");
CREATE INDEX "_consent_texts_v_version_version_deleted_at_idx" ON "_consent_texts_v" USING btree ("version_deleted_at");
CREATE INDEX "_consent_texts_v_version_version__status_idx" ON "_consent_texts_v" USING btree ("version__status");
CREATE INDEX "_consent_texts_v_created_at_idx" ON "_consent_texts_v" USING btree ("created_at");
CREATE INDEX "_consent_texts_v_updated_at_idx" ON "_consent_texts_v" USING btree ("updated_at");
CREATE INDEX "_consent_texts_v_snapshot_idx" ON "_consent_texts_v" USING btree ("snapshot");
CREATE INDEX "_consent_texts_v_published_locale_idx" ON "_consent_texts_v" USING btree ("published_locale");
CREATE INDEX "_consent_texts_v_latest_idx" ON "_consent_texts_v" USING btree ("latest");
CREATE UNIQUE INDEX "_consent_texts_v_locales_locale_parent_id_unique" ON "_consent_texts_v_locales" USING btree ("_locale","_parent_id");
CREATE UNIQUE INDEX "media_key_idx" ON "media" USING btree ("key");
CREATE INDEX "media_folder_idx" ON "media" USING btree ("folder_id");
CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
CREATE INDEX "media_sizes_avif480_sizes_avif480_filename_idx" ON "media" USING btree ("sizes_avif480_filename");
CREATE INDEX "media_sizes_avif800_sizes_avif800_filename_idx" ON "media" USING btree ("sizes_avif800_filename");
CREATE INDEX "media_sizes_avif1200_sizes_avif1200_filename_idx" ON "media" USING btree ("sizes_avif1200_filename");
CREATE INDEX "media_sizes_avif1920_sizes_avif1920_filename_idx" ON "media" USING btree ("sizes_avif1920_filename");
CREATE INDEX "media_sizes_avif_square_sizes_avif_square_filename_idx" ON "media" USING btree ("sizes_avif_square_filename");
CREATE INDEX "media_sizes_jpeg480_sizes_jpeg480_filename_idx" ON "media" USING btree ("sizes_jpeg480_filename");
CREATE INDEX "media_sizes_jpeg800_sizes_jpeg800_filename_idx" ON "media" USING btree ("sizes_jpeg800_filename");
CREATE INDEX "media_sizes_jpeg1200_sizes_jpeg1200_filename_idx" ON "media" USING btree ("sizes_jpeg1200_filename");
CREATE INDEX "media_sizes_jpeg1920_sizes_jpeg1920_filename_idx" ON "media" USING btree ("sizes_jpeg1920_filename");
CREATE INDEX "media_sizes_jpeg_square_sizes_jpeg_square_filename_idx" ON "media" USING btree ("sizes_jpeg_square_filename");
CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
CREATE UNIQUE INDEX "leads_reference_idx" ON "leads" USING btree ("reference");
CREATE UNIQUE INDEX "leads_idempotency_key_idx" ON "leads" USING btree ("idempotency_key");
CREATE INDEX "leads_entered_by_idx" ON "leads" USING btree ("entered_by_id");
CREATE INDEX "leads_updated_at_idx" ON "leads" USING btree ("updated_at");
CREATE INDEX "leads_created_at_idx" ON "leads" USING btree ("created_at");
CREATE UNIQUE INDEX "quotes_number_idx" ON "quotes" USING btree ("number");
CREATE INDEX "quotes_lead_idx" ON "quotes" USING btree ("lead_id");
CREATE INDEX "quotes_updated_at_idx" ON "quotes" USING btree ("updated_at");
CREATE INDEX "quotes_created_at_idx" ON "quotes" USING btree ("created_at");
CREATE UNIQUE INDEX "appointments_reference_idx" ON "appointments" USING btree ("reference");
CREATE INDEX "appointments_lead_idx" ON "appointments" USING btree ("lead_id");
CREATE INDEX "appointments_place_idx" ON "appointments" USING btree ("place_id");
CREATE INDEX "appointments_starts_at_idx" ON "appointments" USING btree ("starts_at");
CREATE INDEX "appointments_state_idx" ON "appointments" USING btree ("state");
CREATE INDEX "appointments_updated_at_idx" ON "appointments" USING btree ("updated_at");
CREATE INDEX "appointments_created_at_idx" ON "appointments" USING btree ("created_at");
CREATE INDEX "appointment_places_hours_order_idx" ON "appointment_places_hours" USING btree ("_order");
CREATE INDEX "appointment_places_hours_parent_id_idx" ON "appointment_places_hours" USING btree ("_parent_id");
CREATE INDEX "appointment_places_closed_days_order_idx" ON "appointment_places_closed_days" USING btree ("_order");
CREATE INDEX "appointment_places_closed_days_parent_id_idx" ON "appointment_places_closed_days" USING btree ("_parent_id");
CREATE UNIQUE INDEX "appointment_places_slug_idx" ON "appointment_places" USING btree ("slug");
CREATE INDEX "appointment_places_project_idx" ON "appointment_places" USING btree ("project_id");
CREATE INDEX "appointment_places_updated_at_idx" ON "appointment_places" USING btree ("updated_at");
CREATE INDEX "appointment_places_created_at_idx" ON "appointment_places" USING btree ("created_at");
CREATE INDEX "appointment_places_deleted_at_idx" ON "appointment_places" USING btree ("deleted_at");
CREATE INDEX "appointment_places__status_idx" ON "appointment_places" USING btree ("_status");
CREATE UNIQUE INDEX "appointment_places_locales_locale_parent_id_unique" ON "appointment_places_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_appointment_places_v_version_hours_order_idx" ON "_appointment_places_v_version_hours" USING btree ("_order");
CREATE INDEX "_appointment_places_v_version_hours_parent_id_idx" ON "_appointment_places_v_version_hours" USING btree ("_parent_id");
CREATE INDEX "_appointment_places_v_version_closed_days_order_idx" ON "_appointment_places_v_version_closed_days" USING btree ("_order");
CREATE INDEX "_appointment_places_v_version_closed_days_parent_id_idx" ON "_appointment_places_v_version_closed_days" USING btree ("_parent_id");
CREATE INDEX "_appointment_places_v_parent_idx" ON "_appointment_places_v" USING btree ("parent_id");
CREATE INDEX "_appointment_places_v_version_version_slug_idx" ON "_appointment_places_v" USING btree ("version_slug");
CREATE INDEX "_appointment_places_v_version_version_project_idx" ON "_appointment_places_v" USING btree ("version_project_id");
CREATE INDEX "_appointment_places_v_version_version_updated_at_idx" ON "_appointment_places_v" USING btree ("version_updated_at");
CREATE INDEX "_appointment_places_v_version_version_created_at_idx" ON "_appointment_places_v" USING btree ("version_created_at");
CREATE INDEX "_appointment_places_v_version_version_deleted_at_idx" ON "_appointment_places_v" USING btree ("version_deleted_at");
CREATE INDEX "_appointment_places_v_version_version__status_idx" ON "_appointment_places_v" USING btree ("version__status");
CREATE INDEX "_appointment_places_v_created_at_idx" ON "_appointment_places_v" USING btree ("created_at");
CREATE INDEX "_appointment_places_v_updated_at_idx" ON "_appointment_places_v" USING btree ("updated_at");
CREATE INDEX "_appointment_places_v_snapshot_idx" ON "_appointment_places_v" USING btree ("snapshot");
CREATE INDEX "_appointment_places_v_published_locale_idx" ON "_appointment_places_v" USING btree ("published_locale");
CREATE INDEX "_appointment_places_v_latest_idx" ON "_appointment_places_v" USING btree ("latest");
CREATE UNIQUE INDEX "_appointment_places_v_locales_locale_parent_id_unique" ON "_appointment_places_v_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "appointment_events_appointment_idx" ON "appointment_events" USING btree ("appointment_id");
CREATE INDEX "appointment_events_updated_at_idx" ON "appointment_events" USING btree ("updated_at");
CREATE INDEX "appointment_events_created_at_idx" ON "appointment_events" USING btree ("created_at");
CREATE INDEX "appointment_keys_appointment_idx" ON "appointment_keys" USING btree ("appointment_id");
CREATE UNIQUE INDEX "appointment_keys_key_hash_idx" ON "appointment_keys" USING btree ("key_hash");
CREATE INDEX "appointment_keys_updated_at_idx" ON "appointment_keys" USING btree ("updated_at");
CREATE INDEX "appointment_keys_created_at_idx" ON "appointment_keys" USING btree ("created_at");
CREATE UNIQUE INDEX "referrals_reference_idx" ON "referrals" USING btree ("reference");
CREATE UNIQUE INDEX "referrals_idempotency_key_idx" ON "referrals" USING btree ("idempotency_key");
CREATE UNIQUE INDEX "referrals_link_code_idx" ON "referrals" USING btree ("link_code");
CREATE INDEX "referrals_updated_at_idx" ON "referrals" USING btree ("updated_at");
CREATE INDEX "referrals_created_at_idx" ON "referrals" USING btree ("created_at");
CREATE INDEX "referred_persons_referral_idx" ON "referred_persons" USING btree ("referral_id");
CREATE INDEX "referred_persons_document_idx" ON "referred_persons" USING btree ("document");
CREATE INDEX "referred_persons_phone_idx" ON "referred_persons" USING btree ("phone");
CREATE UNIQUE INDEX "referred_persons_lead_idx" ON "referred_persons" USING btree ("lead_id");
CREATE INDEX "referred_persons_duplicate_of_idx" ON "referred_persons" USING btree ("duplicate_of_id");
CREATE INDEX "referred_persons_updated_at_idx" ON "referred_persons" USING btree ("updated_at");
CREATE INDEX "referred_persons_created_at_idx" ON "referred_persons" USING btree ("created_at");
CREATE UNIQUE INDEX "lead_work_lead_idx" ON "lead_work" USING btree ("lead_id");
CREATE INDEX "lead_work_received_at_idx" ON "lead_work" USING btree ("received_at");
CREATE INDEX "lead_work_owner_idx" ON "lead_work" USING btree ("owner_id");
CREATE INDEX "lead_work_next_step_at_idx" ON "lead_work" USING btree ("next_step_at");
CREATE INDEX "lead_work_first_answer_at_idx" ON "lead_work" USING btree ("first_answer_at");
CREATE INDEX "lead_work_updated_at_idx" ON "lead_work" USING btree ("updated_at");
CREATE INDEX "lead_work_created_at_idx" ON "lead_work" USING btree ("created_at");
CREATE INDEX "state_receivedAt_idx" ON "lead_work" USING btree ("state","received_at");
CREATE INDEX "owner_receivedAt_idx" ON "lead_work" USING btree ("owner_id","received_at");
CREATE INDEX "project_receivedAt_idx" ON "lead_work" USING btree ("project","received_at");
CREATE INDEX "kind_receivedAt_idx" ON "lead_work" USING btree ("kind","received_at");
CREATE INDEX "source_receivedAt_idx" ON "lead_work" USING btree ("source","received_at");
CREATE INDEX "lead_events_lead_idx" ON "lead_events" USING btree ("lead_id");
CREATE INDEX "lead_events_updated_at_idx" ON "lead_events" USING btree ("updated_at");
CREATE INDEX "lead_events_created_at_idx" ON "lead_events" USING btree ("created_at");
CREATE INDEX "lead_notices_lead_idx" ON "lead_notices" USING btree ("lead_id");
CREATE INDEX "lead_notices_recipient_idx" ON "lead_notices" USING btree ("recipient_id");
CREATE INDEX "lead_notices_list_idx" ON "lead_notices" USING btree ("list_id");
CREATE INDEX "lead_notices_updated_at_idx" ON "lead_notices" USING btree ("updated_at");
CREATE INDEX "lead_notices_created_at_idx" ON "lead_notices" USING btree ("created_at");
CREATE INDEX "person_decisions_one_idx" ON "person_decisions" USING btree ("one");
CREATE INDEX "person_decisions_other_idx" ON "person_decisions" USING btree ("other");
CREATE INDEX "person_decisions_updated_at_idx" ON "person_decisions" USING btree ("updated_at");
CREATE INDEX "person_decisions_created_at_idx" ON "person_decisions" USING btree ("created_at");
CREATE INDEX "inbox_views_owner_idx" ON "inbox_views" USING btree ("owner_id");
CREATE INDEX "inbox_views_updated_at_idx" ON "inbox_views" USING btree ("updated_at");
CREATE INDEX "inbox_views_created_at_idx" ON "inbox_views" USING btree ("created_at");
CREATE INDEX "source_events_lead_idx" ON "source_events" USING btree ("lead_id");
CREATE INDEX "source_events_updated_at_idx" ON "source_events" USING btree ("updated_at");
CREATE INDEX "source_events_created_at_idx" ON "source_events" USING btree ("created_at");
CREATE UNIQUE INDEX "source_eventId_idx" ON "source_events" USING btree ("source","event_id");
CREATE INDEX "state_dueAt_idx" ON "source_events" USING btree ("state","due_at");
CREATE INDEX "source_forms_updated_at_idx" ON "source_forms" USING btree ("updated_at");
CREATE INDEX "source_forms_created_at_idx" ON "source_forms" USING btree ("created_at");
CREATE UNIQUE INDEX "source_form_idx" ON "source_forms" USING btree ("source","form");
CREATE INDEX "whatsapp_messages_lead_idx" ON "whatsapp_messages" USING btree ("lead_id");
CREATE UNIQUE INDEX "whatsapp_messages_provider_id_idx" ON "whatsapp_messages" USING btree ("provider_id");
CREATE INDEX "whatsapp_messages_updated_at_idx" ON "whatsapp_messages" USING btree ("updated_at");
CREATE INDEX "whatsapp_messages_created_at_idx" ON "whatsapp_messages" USING btree ("created_at");
CREATE INDEX "lead_at_idx" ON "whatsapp_messages" USING btree ("lead_id","at");
CREATE INDEX "state_at_idx" ON "whatsapp_messages" USING btree ("state","at");
CREATE INDEX "page_views_updated_at_idx" ON "page_views" USING btree ("updated_at");
CREATE INDEX "page_views_created_at_idx" ON "page_views" USING btree ("created_at");
CREATE UNIQUE INDEX "day_page_source_campaign_idx" ON "page_views" USING btree ("day","page","source","campaign");
CREATE UNIQUE INDEX "page_view_files_name_idx" ON "page_view_files" USING btree ("name");
CREATE INDEX "page_view_files_updated_at_idx" ON "page_view_files" USING btree ("updated_at");
CREATE INDEX "page_view_files_created_at_idx" ON "page_view_files" USING btree ("created_at");
CREATE INDEX "web_vitals_updated_at_idx" ON "web_vitals" USING btree ("updated_at");
CREATE INDEX "web_vitals_created_at_idx" ON "web_vitals" USING btree ("created_at");
CREATE UNIQUE INDEX "day_page_device_vital_bucket_idx" ON "web_vitals" USING btree ("day","page","device","vital","bucket");
CREATE UNIQUE INDEX "referral_work_referred_person_idx" ON "referral_work" USING btree ("referred_person_id");
CREATE INDEX "referral_work_state_idx" ON "referral_work" USING btree ("state");
CREATE INDEX "referral_work_updated_at_idx" ON "referral_work" USING btree ("updated_at");
CREATE INDEX "referral_work_created_at_idx" ON "referral_work" USING btree ("created_at");
CREATE INDEX "referral_events_referred_person_idx" ON "referral_events" USING btree ("referred_person_id");
CREATE INDEX "referral_events_updated_at_idx" ON "referral_events" USING btree ("updated_at");
CREATE INDEX "referral_events_created_at_idx" ON "referral_events" USING btree ("created_at");
CREATE UNIQUE INDEX "referral_rewards_referred_person_idx" ON "referral_rewards" USING btree ("referred_person_id");
CREATE INDEX "referral_rewards_state_idx" ON "referral_rewards" USING btree ("state");
CREATE INDEX "referral_rewards_updated_at_idx" ON "referral_rewards" USING btree ("updated_at");
CREATE INDEX "referral_rewards_created_at_idx" ON "referral_rewards" USING btree ("created_at");
CREATE INDEX "reward_proofs_reward_idx" ON "reward_proofs" USING btree ("reward_id");
CREATE UNIQUE INDEX "reward_proofs_key_idx" ON "reward_proofs" USING btree ("key");
CREATE INDEX "reward_proofs_updated_at_idx" ON "reward_proofs" USING btree ("updated_at");
CREATE INDEX "reward_proofs_created_at_idx" ON "reward_proofs" USING btree ("created_at");
CREATE INDEX "referral_invitations_referred_person_idx" ON "referral_invitations" USING btree ("referred_person_id");
CREATE UNIQUE INDEX "referral_invitations_token_hash_idx" ON "referral_invitations" USING btree ("token_hash");
CREATE INDEX "referral_invitations_updated_at_idx" ON "referral_invitations" USING btree ("updated_at");
CREATE INDEX "referral_invitations_created_at_idx" ON "referral_invitations" USING btree ("created_at");
CREATE INDEX "referral_answers_referred_person_idx" ON "referral_answers" USING btree ("referred_person_id");
CREATE INDEX "referral_answers_updated_at_idx" ON "referral_answers" USING btree ("updated_at");
CREATE INDEX "referral_answers_created_at_idx" ON "referral_answers" USING btree ("created_at");
CREATE UNIQUE INDEX "complaints_reference_idx" ON "complaints" USING btree ("reference");
CREATE UNIQUE INDEX "complaints_idempotency_key_idx" ON "complaints" USING btree ("idempotency_key");
CREATE INDEX "complaints_status_idx" ON "complaints" USING btree ("status");
CREATE INDEX "complaints_owner_idx" ON "complaints" USING btree ("owner_id");
CREATE INDEX "complaints_updated_at_idx" ON "complaints" USING btree ("updated_at");
CREATE INDEX "complaints_created_at_idx" ON "complaints" USING btree ("created_at");
CREATE UNIQUE INDEX "year_number_idx" ON "complaints" USING btree ("year","number");
CREATE INDEX "complaint_notes_complaint_idx" ON "complaint_notes" USING btree ("complaint_id");
CREATE INDEX "complaint_notes_updated_at_idx" ON "complaint_notes" USING btree ("updated_at");
CREATE INDEX "complaint_notes_created_at_idx" ON "complaint_notes" USING btree ("created_at");
CREATE INDEX "complaint_events_complaint_idx" ON "complaint_events" USING btree ("complaint_id");
CREATE INDEX "complaint_events_updated_at_idx" ON "complaint_events" USING btree ("updated_at");
CREATE INDEX "complaint_events_created_at_idx" ON "complaint_events" USING btree ("created_at");
CREATE INDEX "complaint_answer_files_complaint_idx" ON "complaint_answer_files" USING btree ("complaint_id");
CREATE INDEX "complaint_answer_files_updated_at_idx" ON "complaint_answer_files" USING btree ("updated_at");
CREATE INDEX "complaint_answer_files_created_at_idx" ON "complaint_answer_files" USING btree ("created_at");
CREATE INDEX "answer_templates_updated_at_idx" ON "answer_templates" USING btree ("updated_at");
CREATE INDEX "answer_templates_created_at_idx" ON "answer_templates" USING btree ("created_at");
CREATE UNIQUE INDEX "answer_templates_locales_locale_parent_id_unique" ON "answer_templates_locales" USING btree ("_locale","_parent_id");
CREATE UNIQUE INDEX "complaint_counters_year_idx" ON "complaint_counters" USING btree ("year");
CREATE INDEX "complaint_counters_updated_at_idx" ON "complaint_counters" USING btree ("updated_at");
CREATE INDEX "complaint_counters_created_at_idx" ON "complaint_counters" USING btree ("created_at");
CREATE INDEX "consents_lead_idx" ON "consents" USING btree ("lead_id");
CREATE INDEX "consents_referral_idx" ON "consents" USING btree ("referral_id");
CREATE INDEX "consents_complaint_idx" ON "consents" USING btree ("complaint_id");
CREATE INDEX "consents_waiting_entry_idx" ON "consents" USING btree ("waiting_entry_id");
CREATE INDEX "consents_updated_at_idx" ON "consents" USING btree ("updated_at");
CREATE INDEX "consents_created_at_idx" ON "consents" USING btree ("created_at");
CREATE UNIQUE INDEX "waiting_entries_reference_idx" ON "waiting_entries" USING btree ("reference");
CREATE UNIQUE INDEX "waiting_entries_idempotency_key_idx" ON "waiting_entries" USING btree ("idempotency_key");
CREATE INDEX "waiting_entries_updated_at_idx" ON "waiting_entries" USING btree ("updated_at");
CREATE INDEX "waiting_entries_created_at_idx" ON "waiting_entries" USING btree ("created_at");
CREATE UNIQUE INDEX "privacy_requests_reference_idx" ON "privacy_requests" USING btree ("reference");
CREATE UNIQUE INDEX "privacy_requests_idempotency_key_idx" ON "privacy_requests" USING btree ("idempotency_key");
CREATE INDEX "privacy_requests_state_idx" ON "privacy_requests" USING btree ("state");
CREATE INDEX "privacy_requests_handler_idx" ON "privacy_requests" USING btree ("handler_id");
CREATE INDEX "privacy_requests_updated_at_idx" ON "privacy_requests" USING btree ("updated_at");
CREATE INDEX "privacy_requests_created_at_idx" ON "privacy_requests" USING btree ("created_at");
CREATE INDEX "privacy_answers_request_idx" ON "privacy_answers" USING btree ("request_id");
CREATE INDEX "privacy_answers_updated_at_idx" ON "privacy_answers" USING btree ("updated_at");
CREATE INDEX "privacy_answers_created_at_idx" ON "privacy_answers" USING btree ("created_at");
CREATE INDEX "privacy_answer_files_answer_idx" ON "privacy_answer_files" USING btree ("answer_id");
CREATE INDEX "privacy_answer_files_updated_at_idx" ON "privacy_answer_files" USING btree ("updated_at");
CREATE INDEX "privacy_answer_files_created_at_idx" ON "privacy_answer_files" USING btree ("created_at");
CREATE INDEX "consent_withdrawals_subject_idx" ON "consent_withdrawals" USING btree ("subject");
CREATE INDEX "consent_withdrawals_updated_at_idx" ON "consent_withdrawals" USING btree ("updated_at");
CREATE INDEX "consent_withdrawals_created_at_idx" ON "consent_withdrawals" USING btree ("created_at");
CREATE UNIQUE INDEX "mail_links_key_hash_idx" ON "mail_links" USING btree ("key_hash");
CREATE INDEX "mail_links_subject_idx" ON "mail_links" USING btree ("subject");
CREATE INDEX "mail_links_expires_at_idx" ON "mail_links" USING btree ("expires_at");
CREATE INDEX "mail_links_updated_at_idx" ON "mail_links" USING btree ("updated_at");
CREATE INDEX "mail_links_created_at_idx" ON "mail_links" USING btree ("created_at");
CREATE INDEX "privacy_log_event_idx" ON "privacy_log" USING btree ("event");
CREATE INDEX "privacy_log_actor_idx" ON "privacy_log" USING btree ("actor");
CREATE INDEX "privacy_log_subject_idx" ON "privacy_log" USING btree ("subject");
CREATE INDEX "privacy_log_request_idx" ON "privacy_log" USING btree ("request");
CREATE INDEX "privacy_log_updated_at_idx" ON "privacy_log" USING btree ("updated_at");
CREATE INDEX "privacy_log_created_at_idx" ON "privacy_log" USING btree ("created_at");
CREATE UNIQUE INDEX "incidents_reference_idx" ON "incidents" USING btree ("reference");
CREATE INDEX "incidents_updated_at_idx" ON "incidents" USING btree ("updated_at");
CREATE INDEX "incidents_created_at_idx" ON "incidents" USING btree ("created_at");
CREATE INDEX "incident_events_incident_idx" ON "incident_events" USING btree ("incident_id");
CREATE INDEX "incident_events_updated_at_idx" ON "incident_events" USING btree ("updated_at");
CREATE INDEX "incident_events_created_at_idx" ON "incident_events" USING btree ("created_at");
CREATE INDEX "incident_affected_incident_idx" ON "incident_affected" USING btree ("incident_id");
CREATE INDEX "incident_affected_updated_at_idx" ON "incident_affected" USING btree ("updated_at");
CREATE INDEX "incident_affected_created_at_idx" ON "incident_affected" USING btree ("created_at");
CREATE INDEX "deliveries_subject_id_idx" ON "deliveries" USING btree ("subject_id");
CREATE INDEX "deliveries_reference_idx" ON "deliveries" USING btree ("reference");
CREATE INDEX "deliveries_updated_at_idx" ON "deliveries" USING btree ("updated_at");
CREATE INDEX "deliveries_created_at_idx" ON "deliveries" USING btree ("created_at");
CREATE INDEX "delivery_attempts_delivery_idx" ON "delivery_attempts" USING btree ("delivery_id");
CREATE INDEX "delivery_attempts_updated_at_idx" ON "delivery_attempts" USING btree ("updated_at");
CREATE INDEX "delivery_attempts_created_at_idx" ON "delivery_attempts" USING btree ("created_at");
CREATE INDEX "releases_name_idx" ON "releases" USING btree ("name");
CREATE INDEX "releases_state_idx" ON "releases" USING btree ("state");
CREATE INDEX "releases_updated_at_idx" ON "releases" USING btree ("updated_at");
CREATE INDEX "releases_created_at_idx" ON "releases" USING btree ("created_at");
CREATE INDEX "preview_links_updated_at_idx" ON "preview_links" USING btree ("updated_at");
CREATE INDEX "preview_links_created_at_idx" ON "preview_links" USING btree ("created_at");
CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
CREATE INDEX "push_subscriptions_account_idx" ON "push_subscriptions" USING btree ("account_id");
CREATE UNIQUE INDEX "push_subscriptions_endpoint_idx" ON "push_subscriptions" USING btree ("endpoint");
CREATE INDEX "push_subscriptions_updated_at_idx" ON "push_subscriptions" USING btree ("updated_at");
CREATE INDEX "push_subscriptions_created_at_idx" ON "push_subscriptions" USING btree ("created_at");
CREATE UNIQUE INDEX "calendar_feeds_account_idx" ON "calendar_feeds" USING btree ("account_id");
CREATE UNIQUE INDEX "calendar_feeds_key_hash_idx" ON "calendar_feeds" USING btree ("key_hash");
CREATE INDEX "calendar_feeds_updated_at_idx" ON "calendar_feeds" USING btree ("updated_at");
CREATE INDEX "calendar_feeds_created_at_idx" ON "calendar_feeds" USING btree ("created_at");
CREATE UNIQUE INDEX "second_factors_account_idx" ON "second_factors" USING btree ("account");
CREATE INDEX "second_factors_updated_at_idx" ON "second_factors" USING btree ("updated_at");
CREATE INDEX "second_factors_created_at_idx" ON "second_factors" USING btree ("created_at");
CREATE INDEX "access_log_account_idx" ON "access_log" USING btree ("account");
CREATE INDEX "access_log_subject_idx" ON "access_log" USING btree ("subject");
CREATE INDEX "access_log_updated_at_idx" ON "access_log" USING btree ("updated_at");
CREATE INDEX "access_log_created_at_idx" ON "access_log" USING btree ("created_at");
CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
CREATE INDEX "payload_folders_folder_type_order_idx" ON "payload_folders_folder_type" USING btree ("order");
CREATE INDEX "payload_folders_folder_type_parent_idx" ON "payload_folders_folder_type" USING btree ("parent_id");
CREATE INDEX "payload_folders_name_idx" ON "payload_folders" USING btree ("name");
CREATE INDEX "payload_folders_folder_idx" ON "payload_folders" USING btree ("folder_id");
CREATE INDEX "payload_folders_updated_at_idx" ON "payload_folders" USING btree ("updated_at");
CREATE INDEX "payload_folders_created_at_idx" ON "payload_folders" USING btree ("created_at");
CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
CREATE INDEX "payload_locked_documents_rels_projects_id_idx" ON "payload_locked_documents_rels" USING btree ("projects_id");
CREATE INDEX "payload_locked_documents_rels_lots_id_idx" ON "payload_locked_documents_rels" USING btree ("lots_id");
CREATE INDEX "payload_locked_documents_rels_lot_events_id_idx" ON "payload_locked_documents_rels" USING btree ("lot_events_id");
CREATE INDEX "payload_locked_documents_rels_places_id_idx" ON "payload_locked_documents_rels" USING btree ("places_id");
CREATE INDEX "payload_locked_documents_rels_news_id_idx" ON "payload_locked_documents_rels" USING btree ("news_id");
CREATE INDEX "payload_locked_documents_rels_news_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("news_categories_id");
CREATE INDEX "payload_locked_documents_rels_testimonials_id_idx" ON "payload_locked_documents_rels" USING btree ("testimonials_id");
CREATE INDEX "payload_locked_documents_rels_campaigns_id_idx" ON "payload_locked_documents_rels" USING btree ("campaigns_id");
CREATE INDEX "payload_locked_documents_rels_terms_sections_id_idx" ON "payload_locked_documents_rels" USING btree ("terms_sections_id");
CREATE INDEX "payload_locked_documents_rels_social_campaigns_id_idx" ON "payload_locked_documents_rels" USING btree ("social_campaigns_id");
CREATE INDEX "payload_locked_documents_rels_popups_id_idx" ON "payload_locked_documents_rels" USING btree ("popups_id");
CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
CREATE INDEX "payload_locked_documents_rels_legal_documents_id_idx" ON "payload_locked_documents_rels" USING btree ("legal_documents_id");
CREATE INDEX "payload_locked_documents_rels_consent_texts_id_idx" ON "payload_locked_documents_rels" USING btree ("consent_texts_id");
CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
CREATE INDEX "payload_locked_documents_rels_leads_id_idx" ON "payload_locked_documents_rels" USING btree ("leads_id");
CREATE INDEX "payload_locked_documents_rels_quotes_id_idx" ON "payload_locked_documents_rels" USING btree ("quotes_id");
CREATE INDEX "payload_locked_documents_rels_appointment_places_id_idx" ON "payload_locked_documents_rels" USING btree ("appointment_places_id");
CREATE INDEX "payload_locked_documents_rels_referrals_id_idx" ON "payload_locked_documents_rels" USING btree ("referrals_id");
CREATE INDEX "payload_locked_documents_rels_referred_persons_id_idx" ON "payload_locked_documents_rels" USING btree ("referred_persons_id");
CREATE INDEX "payload_locked_documents_rels_complaints_id_idx" ON "payload_locked_documents_rels" USING btree ("complaints_id");
CREATE INDEX "payload_locked_documents_rels_answer_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("answer_templates_id");
CREATE INDEX "payload_locked_documents_rels_complaint_counters_id_idx" ON "payload_locked_documents_rels" USING btree ("complaint_counters_id");
CREATE INDEX "payload_locked_documents_rels_consents_id_idx" ON "payload_locked_documents_rels" USING btree ("consents_id");
CREATE INDEX "payload_locked_documents_rels_deliveries_id_idx" ON "payload_locked_documents_rels" USING btree ("deliveries_id");
CREATE INDEX "payload_locked_documents_rels_delivery_attempts_id_idx" ON "payload_locked_documents_rels" USING btree ("delivery_attempts_id");
CREATE INDEX "payload_locked_documents_rels_releases_id_idx" ON "payload_locked_documents_rels" USING btree ("releases_id");
CREATE INDEX "payload_locked_documents_rels_preview_links_id_idx" ON "payload_locked_documents_rels" USING btree ("preview_links_id");
CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
CREATE INDEX "payload_locked_documents_rels_payload_folders_id_idx" ON "payload_locked_documents_rels" USING btree ("payload_folders_id");
CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
CREATE INDEX "site_settings_offices_order_idx" ON "site_settings_offices" USING btree ("_order");
CREATE INDEX "site_settings_offices_parent_id_idx" ON "site_settings_offices" USING btree ("_parent_id");
CREATE UNIQUE INDEX "site_settings_offices_locales_locale_parent_id_unique" ON "site_settings_offices_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "site_settings_socials_order_idx" ON "site_settings_socials" USING btree ("_order");
CREATE INDEX "site_settings_socials_parent_id_idx" ON "site_settings_socials" USING btree ("_parent_id");
CREATE INDEX "site_settings_policy_document_idx" ON "site_settings" USING btree ("policy_document_id");
CREATE INDEX "site_settings_logos_logos_condominium_idx" ON "site_settings" USING btree ("logos_condominium_id");
CREATE INDEX "site_settings_logos_logos_condominium_on_dark_idx" ON "site_settings" USING btree ("logos_condominium_on_dark_id");
CREATE INDEX "site_settings_logos_logos_apartment_idx" ON "site_settings" USING btree ("logos_apartment_id");
CREATE INDEX "site_settings_logos_logos_apartment_on_dark_idx" ON "site_settings" USING btree ("logos_apartment_on_dark_id");
CREATE INDEX "site_settings_logos_logos_mark_idx" ON "site_settings" USING btree ("logos_mark_id");
CREATE INDEX "site_settings_seo_seo_image_idx" ON "site_settings" USING btree ("seo_image_id");
CREATE INDEX "site_settings__status_idx" ON "site_settings" USING btree ("_status");
CREATE UNIQUE INDEX "site_settings_locales_locale_parent_id_unique" ON "site_settings_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_site_settings_v_version_offices_order_idx" ON "_site_settings_v_version_offices" USING btree ("_order");
CREATE INDEX "_site_settings_v_version_offices_parent_id_idx" ON "_site_settings_v_version_offices" USING btree ("_parent_id");
CREATE UNIQUE INDEX "_site_settings_v_version_offices_locales_locale_parent_id_un" ON "_site_settings_v_version_offices_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_site_settings_v_version_socials_order_idx" ON "_site_settings_v_version_socials" USING btree ("_order");
CREATE INDEX "_site_settings_v_version_socials_parent_id_idx" ON "_site_settings_v_version_socials" USING btree ("_parent_id");
CREATE INDEX "_site_settings_v_version_version_policy_document_idx" ON "_site_settings_v" USING btree ("version_policy_document_id");
CREATE INDEX "_site_settings_v_version_logos_version_logos_condominium_idx" ON "_site_settings_v" USING btree ("version_logos_condominium_id");
CREATE INDEX "_site_settings_v_version_logos_version_logos_condomini_1_idx" ON "_site_settings_v" USING btree ("version_logos_condominium_on_dark_id");
CREATE INDEX "_site_settings_v_version_logos_version_logos_apartment_idx" ON "_site_settings_v" USING btree ("version_logos_apartment_id");
CREATE INDEX "_site_settings_v_version_logos_version_logos_apartment_o_idx" ON "_site_settings_v" USING btree ("version_logos_apartment_on_dark_id");
CREATE INDEX "_site_settings_v_version_logos_version_logos_mark_idx" ON "_site_settings_v" USING btree ("version_logos_mark_id");
CREATE INDEX "_site_settings_v_version_seo_version_seo_image_idx" ON "_site_settings_v" USING btree ("version_seo_image_id");
CREATE INDEX "_site_settings_v_version_version__status_idx" ON "_site_settings_v" USING btree ("version__status");
CREATE INDEX "_site_settings_v_created_at_idx" ON "_site_settings_v" USING btree ("created_at");
CREATE INDEX "_site_settings_v_updated_at_idx" ON "_site_settings_v" USING btree ("updated_at");
CREATE INDEX "_site_settings_v_snapshot_idx" ON "_site_settings_v" USING btree ("snapshot");
CREATE INDEX "_site_settings_v_published_locale_idx" ON "_site_settings_v" USING btree ("published_locale");
CREATE INDEX "_site_settings_v_latest_idx" ON "_site_settings_v" USING btree ("latest");
CREATE UNIQUE INDEX "_site_settings_v_locales_locale_parent_id_unique" ON "_site_settings_v_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "navigation_items_order_idx" ON "navigation_items" USING btree ("_order");
CREATE INDEX "navigation_items_parent_id_idx" ON "navigation_items" USING btree ("_parent_id");
CREATE UNIQUE INDEX "navigation_items_locales_locale_parent_id_unique" ON "navigation_items_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "navigation__status_idx" ON "navigation" USING btree ("_status");
CREATE UNIQUE INDEX "navigation_locales_locale_parent_id_unique" ON "navigation_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_navigation_v_version_items_order_idx" ON "_navigation_v_version_items" USING btree ("_order");
CREATE INDEX "_navigation_v_version_items_parent_id_idx" ON "_navigation_v_version_items" USING btree ("_parent_id");
CREATE UNIQUE INDEX "_navigation_v_version_items_locales_locale_parent_id_unique" ON "_navigation_v_version_items_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_navigation_v_version_version__status_idx" ON "_navigation_v" USING btree ("version__status");
CREATE INDEX "_navigation_v_created_at_idx" ON "_navigation_v" USING btree ("created_at");
CREATE INDEX "_navigation_v_updated_at_idx" ON "_navigation_v" USING btree ("updated_at");
CREATE INDEX "_navigation_v_snapshot_idx" ON "_navigation_v" USING btree ("snapshot");
CREATE INDEX "_navigation_v_published_locale_idx" ON "_navigation_v" USING btree ("published_locale");
CREATE INDEX "_navigation_v_latest_idx" ON "_navigation_v" USING btree ("latest");
CREATE UNIQUE INDEX "_navigation_v_locales_locale_parent_id_unique" ON "_navigation_v_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "home_claims_order_idx" ON "home_claims" USING btree ("_order");
CREATE INDEX "home_claims_parent_id_idx" ON "home_claims" USING btree ("_parent_id");
CREATE UNIQUE INDEX "home_claims_locales_locale_parent_id_unique" ON "home_claims_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "home_certifications_order_idx" ON "home_certifications" USING btree ("_order");
CREATE INDEX "home_certifications_parent_id_idx" ON "home_certifications" USING btree ("_parent_id");
CREATE UNIQUE INDEX "home_certifications_locales_locale_parent_id_unique" ON "home_certifications_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "home_hero_hero_poster_idx" ON "home" USING btree ("hero_poster_id");
CREATE INDEX "home_about_about_image_idx" ON "home" USING btree ("about_image_id");
CREATE INDEX "home_contact_contact_image_idx" ON "home" USING btree ("contact_image_id");
CREATE INDEX "home__status_idx" ON "home" USING btree ("_status");
CREATE UNIQUE INDEX "home_locales_locale_parent_id_unique" ON "home_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "home_rels_order_idx" ON "home_rels" USING btree ("order");
CREATE INDEX "home_rels_parent_idx" ON "home_rels" USING btree ("parent_id");
CREATE INDEX "home_rels_path_idx" ON "home_rels" USING btree ("path");
CREATE INDEX "home_rels_media_id_idx" ON "home_rels" USING btree ("media_id");
CREATE INDEX "_home_v_version_claims_order_idx" ON "_home_v_version_claims" USING btree ("_order");
CREATE INDEX "_home_v_version_claims_parent_id_idx" ON "_home_v_version_claims" USING btree ("_parent_id");
CREATE UNIQUE INDEX "_home_v_version_claims_locales_locale_parent_id_unique" ON "_home_v_version_claims_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_home_v_version_certifications_order_idx" ON "_home_v_version_certifications" USING btree ("_order");
CREATE INDEX "_home_v_version_certifications_parent_id_idx" ON "_home_v_version_certifications" USING btree ("_parent_id");
CREATE UNIQUE INDEX "_home_v_version_certifications_locales_locale_parent_id_uniq" ON "_home_v_version_certifications_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_home_v_version_hero_version_hero_poster_idx" ON "_home_v" USING btree ("version_hero_poster_id");
CREATE INDEX "_home_v_version_about_version_about_image_idx" ON "_home_v" USING btree ("version_about_image_id");
CREATE INDEX "_home_v_version_contact_version_contact_image_idx" ON "_home_v" USING btree ("version_contact_image_id");
CREATE INDEX "_home_v_version_version__status_idx" ON "_home_v" USING btree ("version__status");
CREATE INDEX "_home_v_created_at_idx" ON "_home_v" USING btree ("created_at");
CREATE INDEX "_home_v_updated_at_idx" ON "_home_v" USING btree ("updated_at");
CREATE INDEX "_home_v_snapshot_idx" ON "_home_v" USING btree ("snapshot");
CREATE INDEX "_home_v_published_locale_idx" ON "_home_v" USING btree ("published_locale");
CREATE INDEX "_home_v_latest_idx" ON "_home_v" USING btree ("latest");
CREATE UNIQUE INDEX "_home_v_locales_locale_parent_id_unique" ON "_home_v_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_home_v_rels_order_idx" ON "_home_v_rels" USING btree ("order");
CREATE INDEX "_home_v_rels_parent_idx" ON "_home_v_rels" USING btree ("parent_id");
CREATE INDEX "_home_v_rels_path_idx" ON "_home_v_rels" USING btree ("path");
CREATE INDEX "_home_v_rels_media_id_idx" ON "_home_v_rels" USING btree ("media_id");
CREATE INDEX "about_values_items_order_idx" ON "about_values_items" USING btree ("_order");
CREATE INDEX "about_values_items_parent_id_idx" ON "about_values_items" USING btree ("_parent_id");
CREATE UNIQUE INDEX "about_values_items_locales_locale_parent_id_unique" ON "about_values_items_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "about_chronology_entries_order_idx" ON "about_chronology_entries" USING btree ("_order");
CREATE INDEX "about_chronology_entries_parent_id_idx" ON "about_chronology_entries" USING btree ("_parent_id");
CREATE INDEX "about_chronology_entries_image_idx" ON "about_chronology_entries" USING btree ("image_id");
CREATE UNIQUE INDEX "about_chronology_entries_locales_locale_parent_id_unique" ON "about_chronology_entries_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "about_statistics_order_idx" ON "about_statistics" USING btree ("_order");
CREATE INDEX "about_statistics_parent_id_idx" ON "about_statistics" USING btree ("_parent_id");
CREATE UNIQUE INDEX "about_statistics_locales_locale_parent_id_unique" ON "about_statistics_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "about_header_header_image_idx" ON "about" USING btree ("header_image_id");
CREATE INDEX "about_contact_contact_image_idx" ON "about" USING btree ("contact_image_id");
CREATE INDEX "about__status_idx" ON "about" USING btree ("_status");
CREATE UNIQUE INDEX "about_locales_locale_parent_id_unique" ON "about_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_about_v_version_values_items_order_idx" ON "_about_v_version_values_items" USING btree ("_order");
CREATE INDEX "_about_v_version_values_items_parent_id_idx" ON "_about_v_version_values_items" USING btree ("_parent_id");
CREATE UNIQUE INDEX "_about_v_version_values_items_locales_locale_parent_id_uniqu" ON "_about_v_version_values_items_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_about_v_version_chronology_entries_order_idx" ON "_about_v_version_chronology_entries" USING btree ("_order");
CREATE INDEX "_about_v_version_chronology_entries_parent_id_idx" ON "_about_v_version_chronology_entries" USING btree ("_parent_id");
CREATE INDEX "_about_v_version_chronology_entries_image_idx" ON "_about_v_version_chronology_entries" USING btree ("image_id");
CREATE UNIQUE INDEX "_about_v_version_chronology_entries_locales_locale_parent_id" ON "_about_v_version_chronology_entries_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_about_v_version_statistics_order_idx" ON "_about_v_version_statistics" USING btree ("_order");
CREATE INDEX "_about_v_version_statistics_parent_id_idx" ON "_about_v_version_statistics" USING btree ("_parent_id");
CREATE UNIQUE INDEX "_about_v_version_statistics_locales_locale_parent_id_unique" ON "_about_v_version_statistics_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_about_v_version_header_version_header_image_idx" ON "_about_v" USING btree ("version_header_image_id");
CREATE INDEX "_about_v_version_contact_version_contact_image_idx" ON "_about_v" USING btree ("version_contact_image_id");
CREATE INDEX "_about_v_version_version__status_idx" ON "_about_v" USING btree ("version__status");
CREATE INDEX "_about_v_created_at_idx" ON "_about_v" USING btree ("created_at");
CREATE INDEX "_about_v_updated_at_idx" ON "_about_v" USING btree ("updated_at");
CREATE INDEX "_about_v_snapshot_idx" ON "_about_v" USING btree ("snapshot");
CREATE INDEX "_about_v_published_locale_idx" ON "_about_v" USING btree ("published_locale");
CREATE INDEX "_about_v_latest_idx" ON "_about_v" USING btree ("latest");
CREATE UNIQUE INDEX "_about_v_locales_locale_parent_id_unique" ON "_about_v_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "social_responsibility_solutions_items_order_idx" ON "social_responsibility_solutions_items" USING btree ("_order");
CREATE INDEX "social_responsibility_solutions_items_parent_id_idx" ON "social_responsibility_solutions_items" USING btree ("_parent_id");
CREATE UNIQUE INDEX "social_responsibility_solutions_items_locales_locale_parent_" ON "social_responsibility_solutions_items_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "social_responsibility_header_header_image_idx" ON "social_responsibility" USING btree ("header_image_id");
CREATE INDEX "social_responsibility_solutions_solutions_image_idx" ON "social_responsibility" USING btree ("solutions_image_id");
CREATE INDEX "social_responsibility_news_banner_news_banner_image_idx" ON "social_responsibility" USING btree ("news_banner_image_id");
CREATE INDEX "social_responsibility_contact_contact_image_idx" ON "social_responsibility" USING btree ("contact_image_id");
CREATE INDEX "social_responsibility__status_idx" ON "social_responsibility" USING btree ("_status");
CREATE UNIQUE INDEX "social_responsibility_locales_locale_parent_id_unique" ON "social_responsibility_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_social_responsibility_v_version_solutions_items_order_idx" ON "_social_responsibility_v_version_solutions_items" USING btree ("_order");
CREATE INDEX "_social_responsibility_v_version_solutions_items_parent_id_idx" ON "_social_responsibility_v_version_solutions_items" USING btree ("_parent_id");
CREATE UNIQUE INDEX "_social_responsibility_v_version_solutions_items_locales_loc" ON "_social_responsibility_v_version_solutions_items_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_social_responsibility_v_version_header_version_header_i_idx" ON "_social_responsibility_v" USING btree ("version_header_image_id");
CREATE INDEX "_social_responsibility_v_version_solutions_version_solut_idx" ON "_social_responsibility_v" USING btree ("version_solutions_image_id");
CREATE INDEX "_social_responsibility_v_version_news_banner_version_new_idx" ON "_social_responsibility_v" USING btree ("version_news_banner_image_id");
CREATE INDEX "_social_responsibility_v_version_contact_version_contact_idx" ON "_social_responsibility_v" USING btree ("version_contact_image_id");
CREATE INDEX "_social_responsibility_v_version_version__status_idx" ON "_social_responsibility_v" USING btree ("version__status");
CREATE INDEX "_social_responsibility_v_created_at_idx" ON "_social_responsibility_v" USING btree ("created_at");
CREATE INDEX "_social_responsibility_v_updated_at_idx" ON "_social_responsibility_v" USING btree ("updated_at");
CREATE INDEX "_social_responsibility_v_snapshot_idx" ON "_social_responsibility_v" USING btree ("snapshot");
CREATE INDEX "_social_responsibility_v_published_locale_idx" ON "_social_responsibility_v" USING btree ("published_locale");
CREATE INDEX "_social_responsibility_v_latest_idx" ON "_social_responsibility_v" USING btree ("latest");
CREATE UNIQUE INDEX "_social_responsibility_v_locales_locale_parent_id_unique" ON "_social_responsibility_v_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "referral_programme_rewards_items_order_idx" ON "referral_programme_rewards_items" USING btree ("_order");
CREATE INDEX "referral_programme_rewards_items_parent_id_idx" ON "referral_programme_rewards_items" USING btree ("_parent_id");
CREATE UNIQUE INDEX "referral_programme_rewards_items_locales_locale_parent_id_un" ON "referral_programme_rewards_items_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "referral_programme_steps_items_order_idx" ON "referral_programme_steps_items" USING btree ("_order");
CREATE INDEX "referral_programme_steps_items_parent_id_idx" ON "referral_programme_steps_items" USING btree ("_parent_id");
CREATE INDEX "referral_programme_steps_items_image_idx" ON "referral_programme_steps_items" USING btree ("image_id");
CREATE UNIQUE INDEX "referral_programme_steps_items_locales_locale_parent_id_uniq" ON "referral_programme_steps_items_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "referral_programme_prizes_items_order_idx" ON "referral_programme_prizes_items" USING btree ("_order");
CREATE INDEX "referral_programme_prizes_items_parent_id_idx" ON "referral_programme_prizes_items" USING btree ("_parent_id");
CREATE UNIQUE INDEX "referral_programme_prizes_items_locales_locale_parent_id_uni" ON "referral_programme_prizes_items_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "referral_programme_header_header_image_idx" ON "referral_programme" USING btree ("header_image_id");
CREATE INDEX "referral_programme_prizes_prizes_image_idx" ON "referral_programme" USING btree ("prizes_image_id");
CREATE INDEX "referral_programme__status_idx" ON "referral_programme" USING btree ("_status");
CREATE UNIQUE INDEX "referral_programme_locales_locale_parent_id_unique" ON "referral_programme_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_referral_programme_v_version_rewards_items_order_idx" ON "_referral_programme_v_version_rewards_items" USING btree ("_order");
CREATE INDEX "_referral_programme_v_version_rewards_items_parent_id_idx" ON "_referral_programme_v_version_rewards_items" USING btree ("_parent_id");
CREATE UNIQUE INDEX "_referral_programme_v_version_rewards_items_locales_locale_p" ON "_referral_programme_v_version_rewards_items_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_referral_programme_v_version_steps_items_order_idx" ON "_referral_programme_v_version_steps_items" USING btree ("_order");
CREATE INDEX "_referral_programme_v_version_steps_items_parent_id_idx" ON "_referral_programme_v_version_steps_items" USING btree ("_parent_id");
CREATE INDEX "_referral_programme_v_version_steps_items_image_idx" ON "_referral_programme_v_version_steps_items" USING btree ("image_id");
CREATE UNIQUE INDEX "_referral_programme_v_version_steps_items_locales_locale_par" ON "_referral_programme_v_version_steps_items_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_referral_programme_v_version_prizes_items_order_idx" ON "_referral_programme_v_version_prizes_items" USING btree ("_order");
CREATE INDEX "_referral_programme_v_version_prizes_items_parent_id_idx" ON "_referral_programme_v_version_prizes_items" USING btree ("_parent_id");
CREATE UNIQUE INDEX "_referral_programme_v_version_prizes_items_locales_locale_pa" ON "_referral_programme_v_version_prizes_items_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_referral_programme_v_version_header_version_header_imag_idx" ON "_referral_programme_v" USING btree ("version_header_image_id");
CREATE INDEX "_referral_programme_v_version_prizes_version_prizes_imag_idx" ON "_referral_programme_v" USING btree ("version_prizes_image_id");
CREATE INDEX "_referral_programme_v_version_version__status_idx" ON "_referral_programme_v" USING btree ("version__status");
CREATE INDEX "_referral_programme_v_created_at_idx" ON "_referral_programme_v" USING btree ("created_at");
CREATE INDEX "_referral_programme_v_updated_at_idx" ON "_referral_programme_v" USING btree ("updated_at");
CREATE INDEX "_referral_programme_v_snapshot_idx" ON "_referral_programme_v" USING btree ("snapshot");
CREATE INDEX "_referral_programme_v_published_locale_idx" ON "_referral_programme_v" USING btree ("published_locale");
CREATE INDEX "_referral_programme_v_latest_idx" ON "_referral_programme_v" USING btree ("latest");
CREATE UNIQUE INDEX "_referral_programme_v_locales_locale_parent_id_unique" ON "_referral_programme_v_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "complaint_book_establishments_order_idx" ON "complaint_book_establishments" USING btree ("_order");
CREATE INDEX "complaint_book_establishments_parent_id_idx" ON "complaint_book_establishments" USING btree ("_parent_id");
CREATE UNIQUE INDEX "complaint_book_establishments_locales_locale_parent_id_uniqu" ON "complaint_book_establishments_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "complaint_book_legal_notes_order_idx" ON "complaint_book_legal_notes" USING btree ("_order");
CREATE INDEX "complaint_book_legal_notes_parent_id_idx" ON "complaint_book_legal_notes" USING btree ("_parent_id");
CREATE UNIQUE INDEX "complaint_book_legal_notes_locales_locale_parent_id_unique" ON "complaint_book_legal_notes_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "complaint_book__status_idx" ON "complaint_book" USING btree ("_status");
CREATE UNIQUE INDEX "complaint_book_locales_locale_parent_id_unique" ON "complaint_book_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_complaint_book_v_version_establishments_order_idx" ON "_complaint_book_v_version_establishments" USING btree ("_order");
CREATE INDEX "_complaint_book_v_version_establishments_parent_id_idx" ON "_complaint_book_v_version_establishments" USING btree ("_parent_id");
CREATE UNIQUE INDEX "_complaint_book_v_version_establishments_locales_locale_pare" ON "_complaint_book_v_version_establishments_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_complaint_book_v_version_legal_notes_order_idx" ON "_complaint_book_v_version_legal_notes" USING btree ("_order");
CREATE INDEX "_complaint_book_v_version_legal_notes_parent_id_idx" ON "_complaint_book_v_version_legal_notes" USING btree ("_parent_id");
CREATE UNIQUE INDEX "_complaint_book_v_version_legal_notes_locales_locale_parent_" ON "_complaint_book_v_version_legal_notes_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_complaint_book_v_version_version__status_idx" ON "_complaint_book_v" USING btree ("version__status");
CREATE INDEX "_complaint_book_v_created_at_idx" ON "_complaint_book_v" USING btree ("created_at");
CREATE INDEX "_complaint_book_v_updated_at_idx" ON "_complaint_book_v" USING btree ("updated_at");
CREATE INDEX "_complaint_book_v_snapshot_idx" ON "_complaint_book_v" USING btree ("snapshot");
CREATE INDEX "_complaint_book_v_published_locale_idx" ON "_complaint_book_v" USING btree ("published_locale");
CREATE INDEX "_complaint_book_v_latest_idx" ON "_complaint_book_v" USING btree ("latest");
CREATE UNIQUE INDEX "_complaint_book_v_locales_locale_parent_id_unique" ON "_complaint_book_v_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "news_page_header_header_poster_idx" ON "news_page" USING btree ("header_poster_id");
CREATE INDEX "news_page_banner_banner_image_idx" ON "news_page" USING btree ("banner_image_id");
CREATE INDEX "news_page_contact_contact_image_idx" ON "news_page" USING btree ("contact_image_id");
CREATE INDEX "news_page__status_idx" ON "news_page" USING btree ("_status");
CREATE UNIQUE INDEX "news_page_locales_locale_parent_id_unique" ON "news_page_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "news_page_rels_order_idx" ON "news_page_rels" USING btree ("order");
CREATE INDEX "news_page_rels_parent_idx" ON "news_page_rels" USING btree ("parent_id");
CREATE INDEX "news_page_rels_path_idx" ON "news_page_rels" USING btree ("path");
CREATE INDEX "news_page_rels_media_id_idx" ON "news_page_rels" USING btree ("media_id");
CREATE INDEX "_news_page_v_version_header_version_header_poster_idx" ON "_news_page_v" USING btree ("version_header_poster_id");
CREATE INDEX "_news_page_v_version_banner_version_banner_image_idx" ON "_news_page_v" USING btree ("version_banner_image_id");
CREATE INDEX "_news_page_v_version_contact_version_contact_image_idx" ON "_news_page_v" USING btree ("version_contact_image_id");
CREATE INDEX "_news_page_v_version_version__status_idx" ON "_news_page_v" USING btree ("version__status");
CREATE INDEX "_news_page_v_created_at_idx" ON "_news_page_v" USING btree ("created_at");
CREATE INDEX "_news_page_v_updated_at_idx" ON "_news_page_v" USING btree ("updated_at");
CREATE INDEX "_news_page_v_snapshot_idx" ON "_news_page_v" USING btree ("snapshot");
CREATE INDEX "_news_page_v_published_locale_idx" ON "_news_page_v" USING btree ("published_locale");
CREATE INDEX "_news_page_v_latest_idx" ON "_news_page_v" USING btree ("latest");
CREATE UNIQUE INDEX "_news_page_v_locales_locale_parent_id_unique" ON "_news_page_v_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_news_page_v_rels_order_idx" ON "_news_page_v_rels" USING btree ("order");
CREATE INDEX "_news_page_v_rels_parent_idx" ON "_news_page_v_rels" USING btree ("parent_id");
CREATE INDEX "_news_page_v_rels_path_idx" ON "_news_page_v_rels" USING btree ("path");
CREATE INDEX "_news_page_v_rels_media_id_idx" ON "_news_page_v_rels" USING btree ("media_id");
CREATE INDEX "terms_page_contact_contact_image_idx" ON "terms_page" USING btree ("contact_image_id");
CREATE INDEX "terms_page__status_idx" ON "terms_page" USING btree ("_status");
CREATE UNIQUE INDEX "terms_page_locales_locale_parent_id_unique" ON "terms_page_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_terms_page_v_version_contact_version_contact_image_idx" ON "_terms_page_v" USING btree ("version_contact_image_id");
CREATE INDEX "_terms_page_v_version_version__status_idx" ON "_terms_page_v" USING btree ("version__status");
CREATE INDEX "_terms_page_v_created_at_idx" ON "_terms_page_v" USING btree ("created_at");
CREATE INDEX "_terms_page_v_updated_at_idx" ON "_terms_page_v" USING btree ("updated_at");
CREATE INDEX "_terms_page_v_snapshot_idx" ON "_terms_page_v" USING btree ("snapshot");
CREATE INDEX "_terms_page_v_published_locale_idx" ON "_terms_page_v" USING btree ("published_locale");
CREATE INDEX "_terms_page_v_latest_idx" ON "_terms_page_v" USING btree ("latest");
CREATE UNIQUE INDEX "_terms_page_v_locales_locale_parent_id_unique" ON "_terms_page_v_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "form_texts_documents_order_idx" ON "form_texts_documents" USING btree ("_order");
CREATE INDEX "form_texts_documents_parent_id_idx" ON "form_texts_documents" USING btree ("_parent_id");
CREATE UNIQUE INDEX "form_texts_documents_locales_locale_parent_id_unique" ON "form_texts_documents_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "form_texts__status_idx" ON "form_texts" USING btree ("_status");
CREATE UNIQUE INDEX "form_texts_locales_locale_parent_id_unique" ON "form_texts_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_form_texts_v_version_documents_order_idx" ON "_form_texts_v_version_documents" USING btree ("_order");
CREATE INDEX "_form_texts_v_version_documents_parent_id_idx" ON "_form_texts_v_version_documents" USING btree ("_parent_id");
CREATE UNIQUE INDEX "_form_texts_v_version_documents_locales_locale_parent_id_uni" ON "_form_texts_v_version_documents_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_form_texts_v_version_version__status_idx" ON "_form_texts_v" USING btree ("version__status");
CREATE INDEX "_form_texts_v_created_at_idx" ON "_form_texts_v" USING btree ("created_at");
CREATE INDEX "_form_texts_v_updated_at_idx" ON "_form_texts_v" USING btree ("updated_at");
CREATE INDEX "_form_texts_v_snapshot_idx" ON "_form_texts_v" USING btree ("snapshot");
CREATE INDEX "_form_texts_v_published_locale_idx" ON "_form_texts_v" USING btree ("published_locale");
CREATE INDEX "_form_texts_v_latest_idx" ON "_form_texts_v" USING btree ("latest");
CREATE UNIQUE INDEX "_form_texts_v_locales_locale_parent_id_unique" ON "_form_texts_v_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "maintenance__status_idx" ON "maintenance" USING btree ("_status");
CREATE UNIQUE INDEX "maintenance_locales_locale_parent_id_unique" ON "maintenance_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_maintenance_v_version_version__status_idx" ON "_maintenance_v" USING btree ("version__status");
CREATE INDEX "_maintenance_v_created_at_idx" ON "_maintenance_v" USING btree ("created_at");
CREATE INDEX "_maintenance_v_updated_at_idx" ON "_maintenance_v" USING btree ("updated_at");
CREATE INDEX "_maintenance_v_snapshot_idx" ON "_maintenance_v" USING btree ("snapshot");
CREATE INDEX "_maintenance_v_published_locale_idx" ON "_maintenance_v" USING btree ("published_locale");
CREATE INDEX "_maintenance_v_latest_idx" ON "_maintenance_v" USING btree ("latest");
CREATE UNIQUE INDEX "_maintenance_v_locales_locale_parent_id_unique" ON "_maintenance_v_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "sales_desk_teams_order_idx" ON "sales_desk_teams" USING btree ("_order");
CREATE INDEX "sales_desk_teams_parent_id_idx" ON "sales_desk_teams" USING btree ("_parent_id");
CREATE INDEX "sales_desk_teams_project_idx" ON "sales_desk_teams" USING btree ("project_id");
CREATE INDEX "sales_desk_approved_templates_order_idx" ON "sales_desk_approved_templates" USING btree ("_order");
CREATE INDEX "sales_desk_approved_templates_parent_id_idx" ON "sales_desk_approved_templates" USING btree ("_parent_id");
CREATE UNIQUE INDEX "sales_desk_locales_locale_parent_id_unique" ON "sales_desk_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "sales_desk_rels_order_idx" ON "sales_desk_rels" USING btree ("order");
CREATE INDEX "sales_desk_rels_parent_idx" ON "sales_desk_rels" USING btree ("parent_id");
CREATE INDEX "sales_desk_rels_path_idx" ON "sales_desk_rels" USING btree ("path");
CREATE INDEX "sales_desk_rels_users_id_idx" ON "sales_desk_rels" USING btree ("users_id");
