/** A description in which a part is read from many places. */
export const description = `openapi: 3.1.0
info: {title: Shop, version: '1', description: 'See #listTasks.'}
servers: [{url: 'https://api.example.com'}]
security: [{key: []}]
tags: [{name: Tasks}, {name: Users}, {name: Pets}]
paths:
  /tasks:
    get:
      tags: [Tasks]
      operationId: listTasks
      summary: List tasks
      description: 'All tasks. See [one](#getTask), [nothing](#nowhere) and [users](/ref/api/users#nowhere).'
      responses: {200: {description: OK, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Task'}}}}}}
  /tasks/{id}:
    parameters: [{$ref: '#/components/parameters/Id'}]
    get:
      tags: [Tasks]
      operationId: getTask
      responses:
        200: {description: A task, content: {application/json: {schema: {$ref: '#/components/schemas/Task'}}}}
        404: {$ref: '#/components/responses/Missing'}
  /users/{id}:
    parameters: [{$ref: '#/components/parameters/Id'}]
    get:
      tags: [Users]
      operationId: getUser
      responses: {200: {description: A user, content: {application/json: {schema: {$ref: '#/components/schemas/User'}}}}}
  /pets:
    post:
      tags: [Pets]
      operationId: addPet
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}
      responses: {200: {description: 'A pet. [Broken](#nowhere).', links: {owner: {operationId: getUser}}}}
webhooks:
  changed: {post: {tags: [Tasks], operationId: changed, requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Task'}}}}, responses: {204: {description: OK}}}}
components:
  securitySchemes: {key: {type: apiKey, in: header, name: X-Key}}
  parameters: {Id: {name: id, in: path, required: true, schema: {type: integer}, description: Id of it.}}
  responses: {Missing: {description: There is none., content: {application/json: {schema: {$ref: '#/components/schemas/Error'}}}}}
  schemas:
    Error: {type: object, properties: {message: {type: string, description: 'What is wrong. [Broken](#nowhere).'}}}
    Task: {type: object, title: A task, description: A task., properties: {id: {type: integer}, owner: {$ref: '#/components/schemas/User'}}}
    User: {type: object, description: A user., properties: {name: {type: string}, tasks: {type: array, items: {$ref: '#/components/schemas/Task'}}}}
    Pet: {type: object, properties: {kind: {type: string}}, discriminator: {propertyName: kind}, oneOf: [{$ref: '#/components/schemas/Cat'}]}
    Cat: {type: object, description: A cat., properties: {lives: {type: integer, default: 9}, toy: {$ref: '#/components/schemas/Toy'}}}
    Toy: {type: object, description: A toy., properties: {size: {type: integer, minimum: 3}}}
`;

/** Makes an edited text of one. */
export type Edit = (text: string) => string;

/** Puts `to` in place of `from`, which has to be there. */
export function replaced(from: string | RegExp, to: string): Edit {
  return (text) => {
    const edited = text.replace(from, to);
    if (edited === text) throw new Error(`nothing to edit: ${from}`);
    return edited;
  };
}
