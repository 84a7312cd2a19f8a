export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      admins: {
        Row: {
          created_at: string;
          id: string;
        };
        Insert: {
          created_at?: string;
          id: string;
        };
        Update: {
          created_at?: string;
          id?: string;
        };
        Relationships: [];
      };
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
          id: string;
          name: string;
          slug: string;
        };
        Insert: {
          created_at?: string;
          id?: string;
          name: string;
          slug: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          name?: string;
          slug?: string;
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
      announce_editing: {
        Args: { article_id: string };
        Returns: {
          name: string;
          since: string;
        }[];
      };
      article_statistics: { Args: Record<PropertyKey, never>; Returns: Json };
      articles_by_titles: {
        Args: { titles: string[] };
        Returns: {
          id: string;
          title: string;
        }[];
      };
      claim_first_admin: {
        Args: Record<PropertyKey, never>;
        Returns: undefined;
      };
      confirm_first_admin: { Args: { claimant: string }; Returns: undefined };
      create_category: {
        Args: { name: string };
        Returns: {
          created_at: string;
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
      create_preview: {
        Args: { article_id: string };
        Returns: Record<string, unknown>;
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
      is_admin: { Args: Record<PropertyKey, never>; Returns: boolean };
      list_articles: {
        Args: {
          is_ascending: boolean;
          page: number;
          page_size: number;
          search: string;
          sort: string;
          status: string;
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
      load_article: { Args: { article_id: string }; Returns: Json };
      read_preview: { Args: { token: string }; Returns: Json };
      read_revision: { Args: { revision_id: number }; Returns: Json };
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
      rename_articles: { Args: { updates: Json }; Returns: Json };
      request_publication: { Args: Record<PropertyKey, never>; Returns: string };
      restore_article: {
        Args: { article_id: string };
        Returns: Database['public']['Enums']['article_restoration'];
      };
      retry_publication: { Args: Record<PropertyKey, never>; Returns: string };
      revoke_previews: { Args: { article_id: string }; Returns: undefined };
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
      start_publication: { Args: { build_id: string }; Returns: string };
      stop_editing: { Args: { article_id: string }; Returns: undefined };
    };
    Enums: {
      article_deletion: 'deleted' | 'already_deleted' | 'not_found';
      article_restoration: 'restored' | 'restored_without_slug' | 'not_deleted' | 'not_found';
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
    },
  },
} as const;
