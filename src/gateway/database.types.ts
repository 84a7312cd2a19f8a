export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      article_visits: {
        Row: {
          article_id: string;
          counted_at: string;
          metric: string;
          network: string | null;
          visitor: string;
        };
        Insert: {
          article_id: string;
          counted_at?: string;
          metric: string;
          network?: string | null;
          visitor: string;
        };
        Update: {
          article_id?: string;
          counted_at?: string;
          metric?: string;
          network?: string | null;
          visitor?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'article_visits_article_id_fkey';
            columns: ['article_id'];
            isOneToOne: false;
            referencedRelation: 'blog_posts';
            referencedColumns: ['id'];
          },
        ];
      };
      blog_posts: {
        Row: {
          author_id: string;
          categories: string[];
          category: string | null;
          content: string;
          content_hash: string | null;
          content_type: string;
          created_at: string;
          deleted_at: string | null;
          description: string;
          folded_title: string | null;
          id: string;
          image_alt: string;
          image_url: string | null;
          is_featured: boolean;
          is_reading_time_custom: boolean | null;
          is_slug_custom: boolean | null;
          meta_description: string | null;
          meta_keywords: string | null;
          meta_title: string | null;
          number: number;
          planned_at: string | null;
          published_at: string | null;
          read_count: number;
          reading_time: string;
          saved_by: string | null;
          slug: string | null;
          status: string;
          tags: string[] | null;
          title: string;
          updated_at: string;
          version: number;
          view_count: number;
        };
        Insert: {
          author_id?: string;
          categories?: string[];
          category?: string | null;
          content?: string;
          content_hash?: never;
          content_type?: string;
          created_at?: string;
          deleted_at?: string | null;
          description?: string;
          folded_title?: string | null;
          id?: string;
          image_alt?: string;
          image_url?: string | null;
          is_featured?: boolean;
          is_reading_time_custom?: boolean | null;
          is_slug_custom?: boolean | null;
          meta_description?: string | null;
          meta_keywords?: string | null;
          meta_title?: string | null;
          number?: never;
          planned_at?: string | null;
          published_at?: string | null;
          read_count?: number;
          reading_time?: string;
          saved_by?: string | null;
          slug?: string | null;
          status?: string;
          tags?: string[] | null;
          title: string;
          updated_at?: string;
          version?: number;
          view_count?: number;
        };
        Update: {
          author_id?: string;
          categories?: string[];
          category?: string | null;
          content?: string;
          content_hash?: never;
          content_type?: string;
          created_at?: string;
          deleted_at?: string | null;
          description?: string;
          folded_title?: string | null;
          id?: string;
          image_alt?: string;
          image_url?: string | null;
          is_featured?: boolean;
          is_reading_time_custom?: boolean | null;
          is_slug_custom?: boolean | null;
          meta_description?: string | null;
          meta_keywords?: string | null;
          meta_title?: string | null;
          number?: never;
          planned_at?: string | null;
          published_at?: string | null;
          read_count?: number;
          reading_time?: string;
          saved_by?: string | null;
          slug?: string | null;
          status?: string;
          tags?: string[] | null;
          title?: string;
          updated_at?: string;
          version?: number;
          view_count?: number;
        };
        Relationships: [];
      };
      categories: {
        Row: {
          created_at: string;
          former_slugs: string[];
          id: string;
          name: string;
          slug: string;
        };
        Insert: {
          created_at?: string;
          former_slugs?: string[];
          id?: string;
          name: string;
          slug: string;
        };
        Update: {
          created_at?: string;
          former_slugs?: string[];
          id?: string;
          name?: string;
          slug?: string;
        };
        Relationships: [];
      };
      contest_draws: {
        Row: {
          closes_at: string;
          contest_id: string;
          drawn_at: string | null;
          frozen_at: string | null;
          id: string;
          list: string | null;
          list_hash: string | null;
          number: number;
          prizes: string[];
          seed: string | null;
          seed_round: number;
          signature: string | null;
        };
        Insert: {
          closes_at: string;
          contest_id: string;
          drawn_at?: string | null;
          frozen_at?: string | null;
          id?: string;
          list?: string | null;
          list_hash?: string | null;
          number: number;
          prizes: string[];
          seed?: string | null;
          seed_round: number;
          signature?: string | null;
        };
        Update: {
          closes_at?: string;
          contest_id?: string;
          drawn_at?: string | null;
          frozen_at?: string | null;
          id?: string;
          list?: string | null;
          list_hash?: string | null;
          number?: number;
          prizes?: string[];
          seed?: string | null;
          seed_round?: number;
          signature?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'contest_draws_contest_id_fkey';
            columns: ['contest_id'];
            isOneToOne: false;
            referencedRelation: 'contests';
            referencedColumns: ['id'];
          },
        ];
      };
      contest_entries: {
        Row: {
          city: string | null;
          contest_id: string;
          email: string;
          email_key: string;
          entered_at: string;
          folded_text: string;
          id: string;
          line: string;
          mailed_at: string | null;
          may_be_shown: boolean;
          name: string;
          ticket_source: string;
        };
        Insert: {
          city?: string | null;
          contest_id: string;
          email: string;
          email_key: string;
          entered_at?: string;
          folded_text?: never;
          id?: string;
          line: string;
          mailed_at?: string | null;
          may_be_shown: boolean;
          name: string;
          ticket_source?: string;
        };
        Update: {
          city?: string | null;
          contest_id?: string;
          email?: string;
          email_key?: string;
          entered_at?: string;
          folded_text?: never;
          id?: string;
          line?: string;
          mailed_at?: string | null;
          may_be_shown?: boolean;
          name?: string;
          ticket_source?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'contest_entries_contest_id_fkey';
            columns: ['contest_id'];
            isOneToOne: false;
            referencedRelation: 'contests';
            referencedColumns: ['id'];
          },
        ];
      };
      contest_winners: {
        Row: {
          draw_id: string;
          entry_id: string | null;
          line: string;
          place: number;
          prize: string | null;
          state: string;
        };
        Insert: {
          draw_id: string;
          entry_id?: string | null;
          line: string;
          place: number;
          prize?: string | null;
          state: string;
        };
        Update: {
          draw_id?: string;
          entry_id?: string | null;
          line?: string;
          place?: number;
          prize?: string | null;
          state?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'contest_winners_draw_id_fkey';
            columns: ['draw_id'];
            isOneToOne: false;
            referencedRelation: 'contest_draws';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'contest_winners_entry_id_fkey';
            columns: ['entry_id'];
            isOneToOne: false;
            referencedRelation: 'contest_entries';
            referencedColumns: ['id'];
          },
        ];
      };
      contests: {
        Row: {
          contest_name: string;
          ends_at: string;
          id: string;
          shown_entries: number;
          starts_at: string;
        };
        Insert: {
          contest_name: string;
          ends_at: string;
          id?: string;
          shown_entries?: number;
          starts_at: string;
        };
        Update: {
          contest_name?: string;
          ends_at?: string;
          id?: string;
          shown_entries?: number;
          starts_at?: string;
        };
        Relationships: [];
      };
      former_slugs: {
        Row: {
          article_id: string;
          created_at: string;
          slug: string;
        };
        Insert: {
          article_id: string;
          created_at?: string;
          slug: string;
        };
        Update: {
          article_id?: string;
          created_at?: string;
          slug?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'former_slugs_article_id_fkey';
            columns: ['article_id'];
            isOneToOne: false;
            referencedRelation: 'blog_posts';
            referencedColumns: ['id'];
          },
        ];
      };
      guest_applications: {
        Row: {
          age: number;
          anonym_consent: boolean;
          contact_key: string;
          contact_methods: string[];
          contact_scope: string[];
          contact_value: string;
          created_at: string;
          folded_text: string;
          id: string;
          intimate_consent_at: string | null;
          name: string;
          topics: string[];
        };
        Insert: {
          age: number;
          anonym_consent: boolean;
          contact_key?: never;
          contact_methods: string[];
          contact_scope?: never;
          contact_value: string;
          created_at?: string;
          folded_text?: never;
          id?: string;
          intimate_consent_at?: string | null;
          name: string;
          topics: string[];
        };
        Update: {
          age?: number;
          anonym_consent?: boolean;
          contact_key?: never;
          contact_methods?: string[];
          contact_scope?: never;
          contact_value?: string;
          created_at?: string;
          folded_text?: never;
          id?: string;
          intimate_consent_at?: string | null;
          name?: string;
          topics?: string[];
        };
        Relationships: [];
      };
      members: {
        Row: {
          created_at: string;
          id: string;
          name: string;
          role: string;
        };
        Insert: {
          created_at?: string;
          id: string;
          name?: string;
          role: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          name?: string;
          role?: string;
        };
        Relationships: [];
      };
      newsletter_subscriptions: {
        Row: {
          asked_at: string;
          confirmation: Database['public']['Enums']['subscription_confirmation'];
          confirmed_at: string | null;
          created_at: string;
          email: string;
          id: string;
          unsubscribe_token: string;
        };
        Insert: {
          asked_at?: string;
          confirmation: Database['public']['Enums']['subscription_confirmation'];
          confirmed_at?: string | null;
          created_at?: string;
          email: string;
          id?: string;
          unsubscribe_token?: string;
        };
        Update: {
          asked_at?: string;
          confirmation?: Database['public']['Enums']['subscription_confirmation'];
          confirmed_at?: string | null;
          created_at?: string;
          email?: string;
          id?: string;
          unsubscribe_token?: string;
        };
        Relationships: [];
      };
      publications: {
        Row: {
          build_id: string | null;
          finished_at: string | null;
          id: string;
          reason: string | null;
          requested_at: string;
          started_at: string | null;
          state: string;
        };
        Insert: {
          build_id?: string | null;
          finished_at?: string | null;
          id?: string;
          reason?: string | null;
          requested_at?: string;
          started_at?: string | null;
          state?: string;
        };
        Update: {
          build_id?: string | null;
          finished_at?: string | null;
          id?: string;
          reason?: string | null;
          requested_at?: string;
          started_at?: string | null;
          state?: string;
        };
        Relationships: [];
      };
      revisions: {
        Row: {
          article_id: string;
          author_id: string | null;
          content: string;
          created_at: string;
          description: string;
          form: Json | null;
          id: number;
          kind: string;
          size_change: number;
          title: string;
        };
        Insert: {
          article_id: string;
          author_id?: string | null;
          content: string;
          created_at?: string;
          description: string;
          form?: Json | null;
          id?: never;
          kind?: string;
          size_change?: number;
          title: string;
        };
        Update: {
          article_id?: string;
          author_id?: string | null;
          content?: string;
          created_at?: string;
          description?: string;
          form?: Json | null;
          id?: never;
          kind?: string;
          size_change?: number;
          title?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'revisions_article_id_fkey';
            columns: ['article_id'];
            isOneToOne: false;
            referencedRelation: 'blog_posts';
            referencedColumns: ['id'];
          },
        ];
      };
      tags: {
        Row: {
          created_at: string;
          id: string;
          name: string;
        };
        Insert: {
          created_at?: string;
          id?: string;
          name: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          name?: string;
        };
        Relationships: [];
      };
      working_copies: {
        Row: {
          article_id: string;
          author_id: string | null;
          base_updated_at: string;
          form: NonNullable<Json>;
          updated_at: string;
        };
        Insert: {
          article_id: string;
          author_id?: string | null;
          base_updated_at: string;
          form: NonNullable<Json>;
          updated_at?: string;
        };
        Update: {
          article_id?: string;
          author_id?: string | null;
          base_updated_at?: string;
          form?: NonNullable<Json>;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'working_copies_article_id_fkey';
            columns: ['article_id'];
            isOneToOne: true;
            referencedRelation: 'blog_posts';
            referencedColumns: ['id'];
          },
        ];
      };
    };
    Views: {
      [_ in never]: never;
    };
    Functions: {
      accept_invitation: {
        Args: { account_id: string; name: string; token: string };
        Returns: boolean;
      };
      admit_password_change: {
        Args: { account_id: string; session_id: string };
        Returns: string;
      };
      announce_editing: {
        Args: { article_id: string };
        Returns: {
          is_own: boolean;
          name: string;
          since: string;
        }[];
      };
      apply_as_guest: {
        Args: {
          age: number;
          anonym_consent: boolean;
          contact_methods: string[];
          contact_value: string;
          intimate_consent: boolean;
          name: string;
          network: string;
          topics: string[];
        };
        Returns: Database['public']['Enums']['form_outcome'];
      };
      article_filters: { Args: Record<PropertyKey, never>; Returns: Json };
      article_statistics: { Args: Record<PropertyKey, never>; Returns: Json };
      articles_by_titles: {
        Args: { titles: string[] };
        Returns: {
          id: string;
          title: string;
          wanted: string;
        }[];
      };
      awaits_second_factor: {
        Args: Record<PropertyKey, never>;
        Returns: boolean;
      };
      claim_first_admin: {
        Args: Record<PropertyKey, never>;
        Returns: undefined;
      };
      confirm_first_admin: { Args: { claimant: string }; Returns: undefined };
      confirm_subscription: { Args: { token: string }; Returns: boolean };
      content_changes: { Args: { since?: string }; Returns: Json };
      contest_list: {
        Args: { contest?: string; draw_number: number };
        Returns: string;
      };
      contest_status: { Args: { contest?: string }; Returns: Json };
      contest_statuses: { Args: Record<PropertyKey, never>; Returns: Json };
      count_proposals: { Args: Record<PropertyKey, never>; Returns: number };
      create_category: {
        Args: { name: string };
        Returns: {
          created_at: string;
          former_slugs: string[];
          id: string;
          name: string;
          slug: string;
        };
        SetofOptions: {
          from: '*';
          to: 'categories';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      create_password_link: { Args: { member_id: string }; Returns: Json };
      create_preview: {
        Args: { article_id: string };
        Returns: Record<string, unknown>;
      };
      create_recovery_codes: {
        Args: Record<PropertyKey, never>;
        Returns: string[];
      };
      delete_article: {
        Args: { article_id: string };
        Returns: Database['public']['Enums']['article_deletion'];
      };
      deleted_articles: {
        Args: Record<PropertyKey, never>;
        Returns: {
          content_type: string;
          deleted_at: string;
          id: string;
          status: string;
          title: string;
        }[];
      };
      duplicate_article: { Args: { article_id: string }; Returns: string };
      end_other_sessions: { Args: Record<PropertyKey, never>; Returns: number };
      end_session: { Args: { session_id: string }; Returns: boolean };
      enter_contest: {
        Args: { form: Json; network: string; session?: string };
        Returns: Json;
      };
      enter_contest_by_hand: { Args: { form: Json }; Returns: Json };
      erase_contest_entries: { Args: { email: string }; Returns: number };
      erase_contest_entry: { Args: { entry_id: string }; Returns: undefined };
      erase_guest_application: {
        Args: { application_id: string };
        Returns: undefined;
      };
      erase_newsletter_subscription: {
        Args: { subscription_id: string };
        Returns: undefined;
      };
      erase_person: { Args: { address: string }; Returns: Json };
      find_link_targets: {
        Args: { words: string };
        Returns: {
          content_type: string;
          id: string;
          slug: string;
          status: string;
          title: string;
        }[];
      };
      find_person: { Args: { address: string }; Returns: Json };
      finish_password_change: {
        Args: { account_id: string };
        Returns: undefined;
      };
      finish_publication: {
        Args: {
          failure?: string;
          online_build_id?: string;
          publication_id: string;
        };
        Returns: undefined;
      };
      first_admin_available: {
        Args: Record<PropertyKey, never>;
        Returns: boolean;
      };
      forget_confirmation_mail: {
        Args: { confirmation_hash: string };
        Returns: undefined;
      };
      forget_invitation_mail: { Args: { token: string }; Returns: undefined };
      freeze_contest_draws: {
        Args: Record<PropertyKey, never>;
        Returns: number;
      };
      invite_member: { Args: { email: string; role: string }; Returns: Json };
      is_admin: { Args: Record<PropertyKey, never>; Returns: boolean };
      is_editor: { Args: Record<PropertyKey, never>; Returns: boolean };
      is_member: { Args: Record<PropertyKey, never>; Returns: boolean };
      list_actions: {
        Args: {
          action: string;
          page: number;
          page_size: number;
          person: string;
        };
        Returns: Json;
      };
      list_articles: {
        Args: {
          author?: string;
          category?: string;
          content_type?: string;
          is_ascending: boolean;
          month?: string;
          page: number;
          page_size: number;
          search: string;
          sort: string;
          status: string;
        };
        Returns: Json;
      };
      list_contest_entries: {
        Args: {
          is_ascending: boolean;
          only_drawn: boolean;
          page: number;
          page_size: number;
          search: string;
          sort: string;
        };
        Returns: Json;
      };
      list_guest_applications: {
        Args: {
          is_ascending: boolean;
          page: number;
          page_size: number;
          search: string;
          sort: string;
        };
        Returns: Json;
      };
      list_newsletter_subscriptions: {
        Args: {
          confirmation: Database['public']['Enums']['subscription_confirmation'];
          is_ascending: boolean;
          page: number;
          page_size: number;
          search: string;
          sort: string;
        };
        Returns: Json;
      };
      list_revisions: {
        Args: { article_id: string };
        Returns: {
          author: string;
          created_at: string;
          id: number;
          kind: string;
          size_change: number;
          title: string;
        }[];
      };
      list_sessions: {
        Args: Record<PropertyKey, never>;
        Returns: {
          created_at: string;
          id: string;
          is_current: boolean;
          used_at: string;
          user_agent: string;
        }[];
      };
      list_team: { Args: Record<PropertyKey, never>; Returns: Json };
      load_article: { Args: { article_id: string }; Returns: Json };
      mail_invitation: { Args: { token: string }; Returns: Json };
      open_contest: {
        Args: { ends_at: string; starts_at: string };
        Returns: string;
      };
      open_invitation: {
        Args: { network: string; token: string };
        Returns: Json;
      };
      open_password_reset: {
        Args: { network: string; token: string };
        Returns: Json;
      };
      propose_article: { Args: { article_id: string }; Returns: Json };
      read_account: { Args: Record<PropertyKey, never>; Returns: Json };
      read_preview: { Args: { token: string }; Returns: Json };
      read_publication: { Args: { publication_id?: string }; Returns: Json };
      read_revision: { Args: { revision_id: number }; Returns: Json };
      read_second_factor: { Args: Record<PropertyKey, never>; Returns: Json };
      recent_articles: { Args: { wanted: number }; Returns: Json };
      record_article_metric: {
        Args: {
          article_id: string;
          metric: string;
          network?: string;
          visitor: string;
        };
        Returns: Json;
      };
      record_contest_draw: {
        Args: {
          contest?: string;
          draw_number: number;
          seed: string;
          signature?: string;
          substitutes: string[];
          winners: string[];
        };
        Returns: string;
      };
      record_export: {
        Args: { kind: string; rows: number };
        Returns: undefined;
      };
      release_password_reset: { Args: { token: string }; Returns: undefined };
      remove_category: {
        Args: { category_id: string; replacement_id: string };
        Returns: undefined;
      };
      remove_member: { Args: { member_id: string }; Returns: undefined };
      remove_second_factor: { Args: { member_id: string }; Returns: boolean };
      rename_account: { Args: { name: string }; Returns: undefined };
      rename_articles: { Args: { updates: Json }; Returns: Json };
      rename_category: {
        Args: { category_id: string; name: string };
        Returns: {
          created_at: string;
          former_slugs: string[];
          id: string;
          name: string;
          slug: string;
        };
        SetofOptions: {
          from: '*';
          to: 'categories';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      renew_invitation: { Args: { invitation_id: string }; Returns: Json };
      replace_contest_winner: {
        Args: { contest?: string; draw_number: number; place: number };
        Returns: number;
      };
      request_password_reset: {
        Args: { email: string; network: string };
        Returns: Json;
      };
      request_publication: { Args: Record<PropertyKey, never>; Returns: string };
      restore_article: {
        Args: { article_id: string };
        Returns: Database['public']['Enums']['article_restoration'];
      };
      retry_publication: { Args: Record<PropertyKey, never>; Returns: string };
      return_article: {
        Args: { article_id: string; comment: string };
        Returns: Json;
      };
      revoke_previews: { Args: { article_id: string }; Returns: undefined };
      role_of_caller: { Args: Record<PropertyKey, never>; Returns: string };
      save_article: {
        Args: {
          article_id: string;
          base_version: number;
          form: Json;
          intent: string;
          save_id: string;
        };
        Returns: Json;
      };
      search_articles: {
        Args: {
          query: string;
          section?: string;
          skipped?: number;
          wanted?: number;
        };
        Returns: Json;
      };
      set_member_role: {
        Args: { member_id: string; role: string };
        Returns: undefined;
      };
      show_contest_entry: {
        Args: { entry_id: string; may_be_shown: boolean };
        Returns: undefined;
      };
      start_publication: { Args: { build_id: string }; Returns: string };
      stop_editing: { Args: { article_id: string }; Returns: undefined };
      subscribe_to_newsletter: {
        Args: { confirmation_hash: string; email: string; network: string };
        Returns: Json;
      };
      turn_second_factor_off: {
        Args: { account_id: string };
        Returns: undefined;
      };
      unsubscribe_from_newsletter: { Args: { token: string }; Returns: boolean };
      use_password_reset: { Args: { token: string }; Returns: string };
      use_recovery_code: {
        Args: {
          account_id: string;
          code: string;
          network: string;
          session_id: string;
        };
        Returns: string;
      };
      withdraw_invitation: { Args: { invitation_id: string }; Returns: boolean };
      withdraw_proposal: { Args: { article_id: string }; Returns: Json };
    };
    Enums: {
      article_deletion: 'deleted' | 'already_deleted' | 'not_found';
      article_restoration: 'restored' | 'restored_without_slug' | 'not_deleted' | 'not_found';
      form_outcome: 'stored' | 'rate_limit';
      subscription_confirmation: 'awaited' | 'given' | 'not_asked';
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    keyof (DefaultSchema['Tables'] & DefaultSchema['Views']) | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals;
}
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals;
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I;
      }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals;
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U;
      }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums'] | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals;
}
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    keyof DefaultSchema['CompositeTypes'] | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals;
}
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  public: {
    Enums: {
      article_deletion: ['deleted', 'already_deleted', 'not_found'],
      article_restoration: ['restored', 'restored_without_slug', 'not_deleted', 'not_found'],
      form_outcome: ['stored', 'rate_limit'],
      subscription_confirmation: ['awaited', 'given', 'not_asked'],
    },
  },
} as const;
