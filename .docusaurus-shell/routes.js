import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/blog',
    component: ComponentCreator('/blog', '60f'),
    exact: true
  },
  {
    path: '/blog/hello-world',
    component: ComponentCreator('/blog/hello-world', 'c56'),
    exact: true
  },
  {
    path: '/blog/hola',
    component: ComponentCreator('/blog/hola', 'dc2'),
    exact: true
  },
  {
    path: '/blog/tags',
    component: ComponentCreator('/blog/tags', '287'),
    exact: true
  },
  {
    path: '/blog/tags/docusaurus',
    component: ComponentCreator('/blog/tags/docusaurus', 'a62'),
    exact: true
  },
  {
    path: '/blog/tags/facebook',
    component: ComponentCreator('/blog/tags/facebook', '6fc'),
    exact: true
  },
  {
    path: '/blog/tags/hello',
    component: ComponentCreator('/blog/tags/hello', 'ada'),
    exact: true
  },
  {
    path: '/blog/tags/hola',
    component: ComponentCreator('/blog/tags/hola', 'df3'),
    exact: true
  },
  {
    path: '/blog/welcome',
    component: ComponentCreator('/blog/welcome', 'fa7'),
    exact: true
  },
  {
    path: '/integrations/',
    component: ComponentCreator('/integrations/', '485'),
    exact: true
  },
  {
    path: '/docs',
    component: ComponentCreator('/docs', 'cfa'),
    routes: [
      {
        path: '/docs',
        component: ComponentCreator('/docs', 'b40'),
        routes: [
          {
            path: '/docs',
            component: ComponentCreator('/docs', '72c'),
            routes: [
              {
                path: '/docs/',
                component: ComponentCreator('/docs/', 'a9d'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/docs/api_reference/table_of_contents',
                component: ComponentCreator('/docs/api_reference/table_of_contents', '9a4'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/docs/docs/authentication',
                component: ComponentCreator('/docs/docs/authentication', '900'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/docs/docs/errors',
                component: ComponentCreator('/docs/docs/errors', '107'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/docs/docs/examples/table_of_contents',
                component: ComponentCreator('/docs/docs/examples/table_of_contents', '479'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/docs/docs/getting_started',
                component: ComponentCreator('/docs/docs/getting_started', '3ca'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/docs/docs/pagination',
                component: ComponentCreator('/docs/docs/pagination', '14a'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/docs/docs/postman',
                component: ComponentCreator('/docs/docs/postman', '7c5'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/docs/docs/user_roles',
                component: ComponentCreator('/docs/docs/user_roles', '368'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/docs/integrations/index',
                component: ComponentCreator('/docs/integrations/index', '0dd'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/docs/integrations/zapier/index',
                component: ComponentCreator('/docs/integrations/zapier/index', 'b6b'),
                exact: true,
                sidebar: "docs"
              }
            ]
          }
        ]
      }
    ]
  },
  {
    path: '/zz',
    component: ComponentCreator('/zz', '3bf'),
    routes: [
      {
        path: '/zz',
        component: ComponentCreator('/zz', '633'),
        routes: [
          {
            path: '/zz',
            component: ComponentCreator('/zz', '881'),
            routes: [
              {
                path: '/zz/api_reference/api/tasks1',
                component: ComponentCreator('/zz/api_reference/api/tasks1', '6df'),
                exact: true,
                sidebar: "s"
              },
              {
                path: '/zz/api_reference/api/tasks2',
                component: ComponentCreator('/zz/api_reference/api/tasks2', '766'),
                exact: true,
                sidebar: "s"
              },
              {
                path: '/zz/guide',
                component: ComponentCreator('/zz/guide', '912'),
                exact: true,
                sidebar: "s"
              }
            ]
          }
        ]
      }
    ]
  },
  {
    path: '/',
    component: ComponentCreator('/', 'e5f'),
    exact: true
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
